import type { CaseTurn, LeftPolicy } from '#app/features/cases/schema.ts';
import { shortTime, shortTimeNamed } from '#app/features/cases/ui/deadline/short-time.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** Who looks after a policy whose broker has left it, and by when its person is told about what they wait for. */
export function leftSentence({ fullName, tellBy }: LeftPolicy, turn: CaseTurn, now: Date): string {
  const left = `${fullName} is not with us at the moment.`;
  const waiting = waitingFor(turn);
  if (!waiting) return `${left} We look after your policy: write to us here.`;
  const by = new Date(tellBy);
  const tells =
    by > now
      ? `we tell you by ${shortTimeNamed(by, now)} who ${waiting.who}`
      : `we had wanted to tell you by ${shortTime(by, now)} who ${waiting.who}, and are sorry that this is late`;
  return `${left} We look after ${waiting.what}: ${tells}.`;
}

function waitingFor(turn: CaseTurn): { what: string; who: string } | undefined {
  switch (turn.what) {
    case 'certificate':
      return { what: certificateWords(turn), who: `sends ${(turn.certificates ?? 1) > 1 ? 'them' : 'it'}` };
    case 'reply':
      return { what: 'your message', who: 'answers it' };
    case 'look':
      return { what: 'what you sent', who: 'answers it' };
    default:
      return undefined;
  }
}

/** What certificates they wait for: one is needed by the end of a day, of several the first one is. */
export function certificateWords({ dueAt, certificates = 1 }: CaseTurn): string {
  const day = dueAt && dayWords(albertaDate(new Date(dueAt)));
  if (certificates > 1)
    return `your requests for ${certificates} certificates${day ? `; the first is needed by ${day}` : ''}`;
  return `your request for a certificate${day ? `, which you need by ${day}` : ''}`;
}
