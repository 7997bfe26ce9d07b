import type { OwnNumbers, ShownWeek } from '#app/features/queue/numbers/schema.ts';
import { albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** `2 h 10 min`; a dash in a table where nobody was contacted. */
export function contactWords({ contactMinutes }: Pick<ShownWeek, 'contactMinutes'>): string {
  if (contactMinutes === null) return '–';
  const [hours, minutes] = [Math.floor(contactMinutes / 60), contactMinutes % 60];
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
    .filter(Boolean)
    .join(' ');
}

/** `5 of 6`: a share says nothing without how many there were. */
export function keptWords({ kept, promises }: Pick<ShownWeek, 'kept' | 'promises'>): string {
  return promises === 0 ? 'none due' : `${kept} of ${promises}`;
}

type Given = Pick<ShownWeek, 'given' | 'accepted' | 'waiting'>;

export function countWords(week: Given): string {
  return week.given === 0 ? 'none' : `${week.given} received, ${givenWords(week)}`;
}

/**
 * `2 accepted, 3 to accept, 1 not accepted`: what became of those received; what there is none of is not said. Whether the last
 * went on to others or were withdrawn is said by their outcomes.
 */
export function givenWords({ given, accepted, waiting }: Given): string {
  return countedWords([
    [accepted, 'accepted'],
    [waiting, 'to accept'],
    [given - accepted - waiting, 'not accepted'],
  ]);
}

/** `3 open, 1 without a policy`: what there is none of is not said. */
export function outcomeWords({
  open,
  won,
  lost,
  withdrawn,
  passedOn,
}: Omit<OwnNumbers['outcomes'][number], 'type'>): string {
  return countedWords([
    [open, 'open'],
    [won, 'with a policy'],
    [lost, 'without a policy'],
    [withdrawn, 'withdrawn'],
    [passedOn, 'passed on'],
  ]);
}

function countedWords(parts: readonly (readonly [number, string])[]): string {
  return parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ');
}

/** The weeks from the first in which something was promised; a broker’s first weeks are not a row of gaps. */
export function weeksWithPromises<Week extends Pick<ShownWeek, 'promises'>>(weeks: readonly Week[]): Week[] {
  return weeks.slice(0, weeks.findLastIndex(({ promises }) => promises > 0) + 1);
}

/** `Nov 23`, of the Monday with which a week begins. */
export function weekWords(week: string): string {
  return formatAlbertaTime(albertaDayStart(week), 'short').split(',')[0] ?? week;
}
