import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

/** `2:30 pm` today, `tomorrow, 9:30 am`, `Thu 9:30 am` within six days, otherwise `Dec 2`. */
export function shortTime(at: Date, now: Date): string {
  const day = albertaDate(at);
  if (day === albertaDate(now)) return formatAlbertaTime(at, 'clock');
  if (day === albertaDate(new Date(now.getTime() + DAY_MS)))
    return `tomorrow, ${formatAlbertaTime(at, 'clock')}`;
  const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * DAY_MS;
  return isNear ? formatAlbertaTime(at, 'dayClock') : shortDay(at);
}

/** The same in a sentence, where a time alone could be any day's: `2:30 pm today`. */
export function shortTimeNamed(at: Date, now: Date): string {
  const time = shortTime(at, now);
  return albertaDate(at) === albertaDate(now) ? `${time} today` : time;
}

/** `Dec 2`. */
export function shortDay(at: Date): string {
  return formatAlbertaTime(at, 'short').split(',')[0] ?? '';
}
