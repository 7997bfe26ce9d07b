import { isAskedChange } from '#app/features/cases/rules/asked-change.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import type { QuoteSummary } from './schema.ts';

export type Told = Pick<CaseEvent, 'kind' | 'data'>;

/**
 * What the client wants otherwise in the quotes that stand, in their own words, from the history with the newest first;
 * undefined once quotes were sent again, or the request was opened again. That their broker went back to work leaves it open. What was asked more than once
 * follows on lines of its own.
 */
export function openWish(events: readonly Told[]): string | undefined {
  return openNotes(events).join('\n') || undefined;
}

/** What ends every wish before it: new quotes, or that the request was opened again. */
export const ENDS = ['quotes_sent', 'reopened'] as const satisfies readonly CaseEvent['kind'][];

/** The history since then, the newest first. */
export function sinceWishes<Event extends Told>(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(({ kind }) => ENDS.some((end) => end === kind));
  return at === -1 ? events : events.slice(0, at);
}

/** The last time that something is wanted otherwise, unless it was taken back; undefined where nothing is. */
export function lastWish<Event extends Told>(events: readonly Event[]): Event | undefined {
  const last = sinceWishes(events).find(isAskedChange);
  return last && isTakenBack(last) ? undefined : last;
}

/** All that was asked for since quotes were sent, or the request was opened again, the oldest first. */
export function openNotes(events: readonly Told[]): string[] {
  return sinceWishes(events)
    .filter(isAskedChange)
    .flatMap(({ data }) => (typeof data.note === 'string' && data.note !== '' ? [data.note] : []))
    .toReversed();
}

type Standing = Pick<QuoteSummary, 'id' | 'insurer' | 'standing'>;

/** Takes back in one press all that was asked of a quote: the broker reads it like any wish, and nothing before it is open. */
export const TAKEN_BACK = 'I take back what I asked for. Please leave the quote as it is.';

/** Whether what was asked for last is that nothing is. */
export const isTakenBack = ({ data }: Pick<Told, 'data'>): boolean =>
  typeof data.note === 'string' && data.note.endsWith(TAKEN_BACK);

/** The quote that a wish is about: the one whose insurer it names, or the only one that stands; undefined where that is not sure. */
export function quoteOfWish<Quote extends Standing>(
  items: readonly Quote[],
  wish: string,
): Quote | undefined {
  const current = items.filter(({ standing }) => standing === 'current');
  const words = wish.toLowerCase();
  const named = current.filter(({ insurer }) => words.includes(firstWord(insurer)));
  const [only, ...others] = named.length > 0 ? named : current;
  return others.length > 0 ? undefined : only;
}

/** `Rockyview Mutual (sample)` is written as `Rockyview`. */
function firstWord(insurer: string): string {
  return insurer.toLowerCase().split(/[\s(]/)[0] ?? '';
}
