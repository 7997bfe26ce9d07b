import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';

type Span = { from: Date; by: Date; now: Date };

/** How much of a time is left: its share between 0 and 1, and in a few letters (`2 d`, `19 h`, `40 min`). */
export function leftOf({ from, by, now }: Span): { share: number; short: string } {
  const left = Math.max(0, by.getTime() - now.getTime());
  const whole = by.getTime() - from.getTime();
  const share = whole > 0 ? Math.min(1, left / whole) : 0;
  if (left >= 2 * DAY_MS) return { share, short: `${Math.floor(left / DAY_MS)} d` };
  if (left >= HOUR_MS) return { share, short: `${Math.round(left / HOUR_MS)} h` };
  return { share, short: `${Math.ceil(left / MINUTE_MS)} min` };
}
