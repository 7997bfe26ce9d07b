import { daysBetween } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';

type Span = { from: Date; by: Date; now: Date };

/** A count with the letters of its unit, and with its name. */
const inUnit = (count: number, letters: string, name: string) => ({
  short: `${count} ${letters}`,
  words: `${count} ${name}${count === 1 ? '' : 's'}`,
});

/** From here on days are counted. */
const TWO_DAYS_H = 48;

/**
 * How much of a time is left: its share between 0 and 1, in a few letters (`3 days`, `19 h`, `40 min`), and in words to be
 * read aloud. Days are those of Alberta’s calendar, as people count them: from any time of Friday to Monday are three, from
 * Saturday two. Hours are the nearest ones.
 */
export function leftOf({ from, by, now }: Span): { share: number; short: string; words: string } {
  const left = Math.max(0, by.getTime() - now.getTime());
  const whole = by.getTime() - from.getTime();
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  const hours = Math.round(left / HOUR_MS);
  if (hours >= TWO_DAYS_H)
    return { share, ...inUnit(daysBetween(albertaDate(now), albertaDate(by)), 'days', 'day') };
  if (left >= HOUR_MS) return { share, ...inUnit(hours, 'h', 'hour') };
  return { share, ...inUnit(Math.ceil(left / MINUTE_MS), 'min', 'minute') };
}
