import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';
import { HOLDS, isGoodTime, type Wanted } from './good-time.ts';

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
/** And what is asked for where they are not reached in the one time that is left. */
const ELSE: Record<string, string> = {
  phone: ' If nobody calls by its end, we ask for an email by the promised time.',
  text: ' If nobody texts by its end, we ask for an email by the promised time.',
};
const HOUR_MS = 3_600_000;

/** The same of the day it is said on. */
const TODAY: Record<string, string> = {
  'weekday-morning': 'this morning',
  'weekday-midday': 'this afternoon',
  'weekday-evening': 'today after 5 pm',
};

/**
 * How the times that somebody chose go with the promise, where that may surprise them: `Of the times you chose, only
 * this afternoon is before then.` Null where several do, or any time is good.
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
    const isToday = albertaDate(new Date(at)) === albertaDate(from);
    const nameOf = (window: string) =>
      isToday ? (TODAY[window] ?? 'today') : `${DAYS[wall.weekday]}${PART_OF_DAY[window] ?? ''}`;
    for (const window of held) fitting.add(nameOf(window));
  }
  const [only] = fitting;
  if (fitting.size > 1) return null;
  if (only) return `Of the times you chose, only ${only} is before then.${ELSE[method ?? ''] ?? ''}`;
  return `None of the times you chose is before then, so we ask for an email by then${INSTEAD[method ?? ''] ?? ''}.`;
}
