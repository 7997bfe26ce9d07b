import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';

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
