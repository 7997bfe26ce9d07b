import { shortDay, shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { Clock } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

/** Open minutes before its end at which a clock is urgent: a quarter of the time that it has. */
const SOON_MINUTES: Partial<Record<Clock, number>> = {
  accept: 30,
  call: 30,
  contact: 120,
  reply: 120,
  look: 120,
  task: 60,
};

/** Before a time of today, and before one of another day. */
const WORD_OF_TIME: Partial<Record<Clock, readonly [today: string, later: string]>> = {
  snoozed: ['until', 'until'],
  call: ['at', ''],
};
const DUE = ['by', 'due'] as const;

/** How a clock looks: what is urgent is bold too, so that it is not colour alone that says it. */
export const URGENCY: Record<Due['urgency'], string> = {
  calm: 'text-slate',
  soon: 'font-semibold text-warning',
  over: 'font-semibold text-danger',
};

export type Due = { words: string; urgency: 'calm' | 'soon' | 'over' };

/** What nobody was told a time of. */
const QUIET: readonly Clock[] = ['client', 'silent', 'reach', 'work'];

/** By when, or how long somebody waits: `by 2:30 pm`, `due tomorrow, 9:30 am`, `waiting 2 days`. The page says the zone. */
export function dueWords(
  { clock, dueAt, since }: Pick<QueueItem, 'clock' | 'dueAt' | 'since'>,
  now: Date,
  timeOf = shortTime,
): Due {
  const isQuiet = QUIET.includes(clock);
  // What stands under a later day says which day that is.
  if (dueAt && isOfLaterDay({ clock, dueAt }, now)) return dayDue(new Date(dueAt), now);
  if (isQuiet && since) return { words: waitingWords(new Date(since), now, timeOf), urgency: 'calm' };
  if (!dueAt) return { words: 'until they reply', urgency: 'calm' };
  const at = new Date(dueAt);
  const soon = SOON_MINUTES[clock];
  if (clock === 'certificate') return dayDue(at, now);
  if (at <= now) {
    if (soon === undefined) return { words: `since ${timeOf(at, now)}`, urgency: 'calm' };
    return { words: `overdue since ${timeOf(at, now)}`, urgency: 'over' };
  }
  const isSoon = soon !== undefined && addBusinessTime(now, { minutes: soon }) >= at;
  const [today, later] = WORD_OF_TIME[clock] ?? DUE;
  const word = albertaDate(at) === albertaDate(now) ? today : later;
  return { words: `${word} ${timeOf(at, now)}`.trim(), urgency: isSoon ? 'soon' : 'calm' };
}

/** The same where it stands alone: `Fri 5 pm`, `waiting 3 days`. */
export function briefDue(item: Pick<QueueItem, 'clock' | 'dueAt' | 'since'>, now: Date): Due {
  const { words, urgency } = dueWords(item, now, briefTime);
  return { words: words.replace(/^due /, ''), urgency };
}

/** How long somebody waits for what is due on a later day; null where nobody does. */
export function waitingPart(
  item: Pick<QueueItem, 'clock' | 'since'> & Partial<Pick<QueueItem, 'dueAt'>>,
  now: Date,
): string | null {
  return item.since && isOfLaterDay(item, now) ? waitingWords(new Date(item.since), now, shortTime) : null;
}

/** Whether work that nobody was told a time of is for another day. */
function isOfLaterDay(
  { clock, dueAt }: Pick<QueueItem, 'clock'> & Partial<Pick<QueueItem, 'dueAt'>>,
  now: Date,
): boolean {
  return (
    (clock === 'work' || clock === 'reach') && !!dueAt && albertaDate(new Date(dueAt)) > albertaDate(now)
  );
}

/** The same times where room is shortest: `5 pm` today, `Fri 5 pm` within six days, otherwise `Dec 2`. */
export function briefTime(at: Date, now: Date): string {
  return isTomorrow(at, now) ? formatAlbertaTime(at, 'dayClock') : shortTime(at, now);
}

/** The same times below “Tomorrow”, which says the day already: `9:30 am`. */
export function timeBelowTomorrow(at: Date, now: Date): string {
  return isTomorrow(at, now) ? formatAlbertaTime(at, 'clock') : shortTime(at, now);
}

const isTomorrow = (at: Date, now: Date) => albertaDate(at) === albertaDate(new Date(now.getTime() + DAY_MS));

/** How long somebody waits: `waiting since 9 am` on the first day, then `waiting 2 days`. */
function waitingWords(at: Date, now: Date, timeOf: typeof shortTime): string {
  const days = Math.floor((now.getTime() - at.getTime()) / DAY_MS);
  if (days < 1) return `waiting since ${timeOf(at, now)}`;
  return days === 1 ? 'waiting 1 day' : `waiting ${days} days`;
}

/** What is due by the end of a day: it is urgent on that day. */
function dayDue(at: Date, now: Date): Due {
  const isToday = albertaDate(at) === albertaDate(now);
  if (at <= now) return { words: `overdue since ${shortDay(at)}`, urgency: 'over' };
  return { words: isToday ? 'due today' : `due ${shortDay(at)}`, urgency: isToday ? 'soon' : 'calm' };
}
