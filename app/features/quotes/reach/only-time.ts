import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { fitsOnce } from './contact-window.ts';
import { isGoodTime, type Wanted } from './good-time.ts';

/**
 * The one of the chosen times that a broker can keep before the promise ends, as `on Monday morning`, and until when they can; null
 * where there is none, or several.
 */
export function onlyTime(
  wanted: Wanted & { method: string | null },
  promised: { from: Date; by: Date },
): { words: string; until: Date } | null {
  const words = fitsOnce(wanted, promised);
  if (words === null) return null;
  const by = promised.by.getTime();
  let until = promised.from.getTime();
  for (let at = until; at < by; at = nextHour(at)) {
    if (isGoodTime(wanted, new Date(at))) until = Math.min(nextHour(at), by);
  }
  return { words, until: new Date(until) };
}

/** The times that can be chosen begin and end with an hour of the clock. */
const nextHour = (at: number) => (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
