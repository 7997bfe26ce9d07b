import { isGoodTime, nextGoodTime, type Wanted } from '#app/features/quotes/reach/good-time.ts';
import { addBusinessTime, nextOpening } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';

export type SnoozeTime = { label: string; at: Date };

/**
 * Times at which something may come back, from soon to next week; none at or after `before`, the end of a clock that
 * cannot be snoozed. Mornings are those of business days in Alberta.
 */
export function snoozeTimes(now: Date, before: Date | null = null): SnoozeTime[] {
  const { year, month, day, weekday } = albertaParts(now);
  const morning = (ahead: number) => morningAfter(now, ahead);
  const times = [
    { label: 'In an hour', at: new Date(now.getTime() + 60 * 60_000) },
    { label: 'This afternoon', at: albertaInstant(year, month, day, 15) },
    { label: 'Next business morning', at: morning(1) },
    { label: 'In two business days', at: morningAfter(morning(1), 1) },
    { label: 'Next week', at: morning((8 - weekday) % 7 || 7) },
  ];
  const isGood = ({ at }: SnoozeTime, position: number) =>
    at > now &&
    (before === null || at < before) &&
    // Before a weekend two of them can be the same.
    times.findIndex((other) => other.at.getTime() === at.getTime()) === position;
  return times.filter(isGood);
}

/** Nine o’clock so many calendar days after the day of `from`, or the opening of the first business day after that. */
function morningAfter(from: Date, days: number): Date {
  const { year, month, day } = albertaParts(from);
  return nextOpening(albertaInstant(year, month, day + days, 9));
}

/**
 * When to try again to reach somebody: in the times they chose, else on another half of the day; or in the next business
 * morning. The first is not at or after `before`, by when they were told to hear from somebody, where it can be sooner.
 */
export function followUpTimes(
  now: Date,
  wanted: Wanted | null = null,
  before: Date | null = null,
): (SnoozeTime & { name: FollowUp })[] {
  const isFree = !wanted || (wanted.windows.length === 0 && isGoodTime(wanted, now));
  const soon = addBusinessTime(now, { hours: 4 });
  const hours = 'In four business hours';
  const morning = { name: 'morning', label: 'Next business morning', at: morningAfter(now, 1) } as const;
  if (isFree) {
    const inAnHour = addBusinessTime(now, { hours: 1 });
    const isLate = before !== null && soon >= before && inAnHour < before;
    const first = isLate ? { label: 'In a business hour', at: inAnHour } : { label: hours, at: soon };
    return [{ name: 'first', ...first }, morning];
  }
  const theirs = nextOfTheirs(wanted, { now, soon, before }) ?? soon;
  if (theirs.getTime() === soon.getTime()) return [{ name: 'first', label: hours, at: soon }, morning];
  return [
    { name: 'first', label: 'In the times they chose', at: theirs },
    { name: 'soon', label: hours, at: soon },
    ...(theirs.getTime() === morning.at.getTime() ? [] : [morning]),
  ];
}

/**
 * The first of their times from an hour on, as nobody is reached some minutes after they were not. Who was tried in one of them is tried in it again only where that comes before
 * what they were told.
 */
function nextOfTheirs(
  wanted: Wanted,
  { now, soon, before }: { now: Date; soon: Date; before: Date | null },
): Date | null {
  const inAnHour = new Date(now.getTime() + HOUR_MS);
  const next = nextGoodTime(wanted, isGoodTime(wanted, now) ? soon : inAnHour);
  if (!before || !next || next < before) return next;
  const sooner = nextGoodTime(wanted, inAnHour);
  return sooner && sooner < before ? sooner : next;
}

type FollowUp = 'first' | 'soon' | 'morning';
