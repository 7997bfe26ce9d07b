import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';

type Wall = { weekday: number; hour: number };
const isWeekday = ({ weekday }: Wall) => weekday >= 1 && weekday <= 5;

/** When each of the times that can be chosen is. */
export const HOLDS: Record<string, (wall: Wall) => boolean> = {
  'weekday-morning': (wall) => isWeekday(wall) && wall.hour >= 9 && wall.hour < 12,
  'weekday-midday': (wall) => isWeekday(wall) && wall.hour >= 12 && wall.hour < 17,
  'weekday-evening': (wall) => isWeekday(wall) && wall.hour >= 17 && wall.hour < 21,
  saturday: (wall) => wall.weekday === 6 && wall.hour >= 9 && wall.hour < 21,
};

export type Wanted = { windows: readonly string[]; earliestOn: string | null };

/** Whether somebody who chose these times wants to be called now; without a choice at any time. */
export function isGoodTime({ windows, earliestOn }: Wanted, now: Date): boolean {
  const wall = albertaParts(now);
  if (earliestOn && albertaDate(now) < earliestOn) return false;
  return windows.length === 0 || windows.some((window) => HOLDS[window]?.(wall));
}

/** So far ahead a chosen time is looked for: each of them comes at least once a week. */
const MOST_DAYS = 60;

/** The first whole hour from `from` on, or `from` itself, at which somebody who chose these times wants to be called; null where none comes. */
export function nextGoodTime(wanted: Wanted, from: Date): Date | null {
  if (isGoodTime(wanted, from)) return from;
  const hour = Math.ceil(from.getTime() / HOUR_MS) * HOUR_MS;
  for (let ahead = 0; ahead < MOST_DAYS * 24; ahead++) {
    const at = new Date(hour + ahead * HOUR_MS);
    if (isGoodTime(wanted, at)) return at;
  }
  return null;
}
