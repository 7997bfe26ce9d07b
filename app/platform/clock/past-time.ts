import { albertaDate, albertaParts, formatAlbertaTime } from './clock.ts';
import { DAY_MS } from './durations.ts';

/**
 * When something happened, as short as its distance allows: `Today, 2:40 pm`, `Mon 9:30 am`, `Nov 19, 11:30 am`,
 * `Nov 19, 2025`. The page says the zone.
 */
export function pastTime(at: Date, now: Date): string {
  const clock = formatAlbertaTime(at, 'clock');
  const near = nearDay(at, now);
  if (near) return `${near}, ${clock}`;
  if (now.getTime() - at.getTime() < 6 * DAY_MS) return formatAlbertaTime(at, 'dayClock');
  const short = formatAlbertaTime(at, 'short');
  return isOfYear(at, now) ? short : `${short.split(',')[0]}, ${albertaParts(at).year}`;
}

/** The same in the middle of a sentence: `today, 2:40 pm`. Months and days of the week keep their capital. */
export function pastTimeWithin(at: Date, now: Date): string {
  return pastTime(at, now).replace(/^(?:Today|Yesterday)/, (day) => day.toLowerCase());
}

/** The day on which something happened: `Today`, `Yesterday`, `Monday, November 23`, with the year where it is another one. */
export function pastDay(at: Date, now: Date): string {
  const date = formatAlbertaTime(at, 'date');
  return nearDay(at, now) ?? (isOfYear(at, now) ? date.replace(/, \d{4}$/, '') : date);
}

function nearDay(at: Date, now: Date): 'Today' | 'Yesterday' | null {
  const day = albertaDate(at);
  if (day === albertaDate(now)) return 'Today';
  return day === albertaDate(new Date(now.getTime() - DAY_MS)) ? 'Yesterday' : null;
}

function isOfYear(at: Date, now: Date): boolean {
  return albertaParts(at).year === albertaParts(now).year;
}
