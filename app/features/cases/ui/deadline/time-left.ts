import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';

type Span = { from: Date; by: Date; now: Date };

/** A count with the letters of its unit, and with its name. */
const inUnit = (count: number, letters: string, name: string) => ({
  short: `${count} ${letters}`,
  words: `${count} ${name}${count === 1 ? '' : 's'}`,
});

/**
 * How much of a time is left: its share between 0 and 1, in a few letters (`2 d`, `19 h`, `40 min`), and in words to be
 * read aloud.
 */
export function leftOf({ from, by, now }: Span): { share: number; short: string; words: string } {
  const left = Math.max(0, by.getTime() - now.getTime());
  const whole = by.getTime() - from.getTime();
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  if (left >= 2 * DAY_MS) return { share, ...inUnit(Math.floor(left / DAY_MS), 'd', 'day') };
  if (left >= HOUR_MS) return { share, ...inUnit(Math.round(left / HOUR_MS), 'h', 'hour') };
  return { share, ...inUnit(Math.ceil(left / MINUTE_MS), 'min', 'minute') };
}
