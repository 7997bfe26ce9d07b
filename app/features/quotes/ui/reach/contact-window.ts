import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';

type Wall = { weekday: number; hour: number };
const isWeekday = ({ weekday }: Wall) => weekday >= 1 && weekday <= 5;

const HOLDS: Record<string, (wall: Wall) => boolean> = {
  'weekday-morning': (wall) => isWeekday(wall) && wall.hour >= 9 && wall.hour < 12,
  'weekday-midday': (wall) => isWeekday(wall) && wall.hour >= 12 && wall.hour < 17,
  'weekday-evening': (wall) => isWeekday(wall) && wall.hour >= 17 && wall.hour < 21,
  saturday: (wall) => wall.weekday === 6 && wall.hour >= 9 && wall.hour < 21,
};

type Wanted = { windows: readonly string[]; earliestOn: string | null };

/** Whether somebody who chose these times wants to be called now; without a choice at any time. */
export function isGoodTime({ windows, earliestOn }: Wanted, now: Date): boolean {
  const wall = albertaParts(now);
  if (earliestOn && albertaDate(now) < earliestOn) return false;
  return windows.length === 0 || windows.some((window) => HOLDS[window]?.(wall));
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const PART_OF_DAY: Record<string, string> = {
  'weekday-morning': ' morning',
  'weekday-midday': ' afternoon',
  'weekday-evening': ' after 5 pm',
};
/** Someone who would rather be called or texted is not, outside of the times they chose: until then an email keeps the promise. */
const INSTEAD: Record<string, string> = {
  phone: ', and a call at the times you chose',
  text: ', and a text message at the times you chose',
};
const HOUR_MS = 3_600_000;

/**
 * How the times that somebody chose go with the promise, where that may surprise them: `Of the times you chose, only
 * Monday afternoon is before then.` Null where several do, or any time is good.
 */
export function fitWords(
  wanted: Wanted & { method: string | null },
  { from, by }: { from: Date; by: Date },
): string | null {
  const { windows, earliestOn, method } = wanted;
  if ((windows.length === 0 && !earliestOn) || by <= from) return null;
  const fitting = new Set<string>();
  for (let at = from.getTime(); at < by.getTime(); at += HOUR_MS) {
    const wall = albertaParts(new Date(at));
    if (!isGoodTime({ windows: [], earliestOn }, new Date(at))) continue;
    const held = windows.length > 0 ? windows.filter((window) => HOLDS[window]?.(wall)) : [''];
    for (const window of held) fitting.add(`${DAYS[wall.weekday]}${PART_OF_DAY[window] ?? ''}`);
  }
  const [only] = fitting;
  if (fitting.size > 1) return null;
  if (only) return `Of the times you chose, only ${only} is before then.`;
  return `None of the times you chose is before then, so we ask for an email by then${INSTEAD[method ?? ''] ?? ''}.`;
}
