import type { CaseTurn } from '#app/features/cases/schema.ts';
import { shortTime, shortTimeNamed } from '#app/features/cases/ui/deadline/short-time.ts';
import { nextOpening } from '#app/platform/clock/business-hours.ts';

/** After a sentence about their broker: by when that one is asked to answer, the clock that the broker reads. It is no promise. */
export function replyWords({ turn: { dueAt } }: { turn: CaseTurn }, now: Date): string {
  if (!dueAt) return '.';
  const due = new Date(dueAt);
  const by = shortTimeNamed(due, now);
  return due > now
    ? `. We have asked for a reply by ${by}.`
    : `. We had asked for a reply by ${by}, and are sorry that this is late.`;
}

/**
 * Who looks after a message that nobody has answered in time: the administrators’ dashboard lists it as overdue. When they
 * are there is said in business time, where they are not there now.
 */
export function overdueWords(
  { turn: { dueAt }, firstRespondedAt }: { turn: CaseTurn; firstRespondedAt: string | null },
  now: Date,
): string {
  if (!dueAt || firstRespondedAt === null || new Date(dueAt) > now) return '';
  const opening = nextOpening(now);
  return ` Our team sees that it is overdue${opening > now ? `, and is back ${shortTime(opening, now)}` : ', too'}.`;
}
