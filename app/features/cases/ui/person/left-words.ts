import type { CaseTurn, LeftPolicy } from '#app/features/cases/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** Who looks after a policy whose broker has left it, and by when its person is told about what they wait for. */
export function leftSentence({ fullName, tellBy }: LeftPolicy, turn: CaseTurn, now: Date): string {
  const left = `${fullName} is not with us at the moment.`;
  const waiting = LEFT_WAITING[turn.what];
  if (!waiting) return `${left} We look after your policy: write to us here.`;
  const by = new Date(tellBy);
  const tells =
    by > now
      ? `we tell you by ${shortTime(by, now)}${albertaDate(by) === albertaDate(now) ? ' today' : ''} who ${waiting.who}`
      : `we had wanted to tell you by ${shortTime(by, now)} who ${waiting.who}, and are sorry that this is late`;
  const needed = turn.what === 'certificate' ? neededWords(turn) : '';
  return `${left} We look after ${waiting.what}${needed}: ${tells}.`;
}

const LEFT_WAITING: Partial<Record<CaseTurn['what'], { what: string; who: string }>> = {
  certificate: { what: 'your request for a certificate', who: 'sends it' },
  reply: { what: 'your message', who: 'answers it' },
  look: { what: 'what you sent', who: 'answers it' },
};

/** A certificate is needed by the end of a day. */
export function neededWords({ dueAt }: CaseTurn): string {
  return dueAt ? `, which you need by ${dayWords(albertaDate(new Date(dueAt)))}` : '';
}
