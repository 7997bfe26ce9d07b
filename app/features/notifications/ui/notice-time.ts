import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

/** When something was said, as short as its distance allows: `Today, 2:40 pm`, `Mon 9:30 am`, `Nov 19, 11:30 am`. The page says the zone. */
export function noticeTime(at: Date, now: Date): string {
  const day = albertaDate(at);
  if (day === albertaDate(now)) return `Today, ${formatAlbertaTime(at, 'clock')}`;
  if (day === albertaDate(new Date(now.getTime() - DAY_MS)))
    return `Yesterday, ${formatAlbertaTime(at, 'clock')}`;
  return formatAlbertaTime(at, now.getTime() - at.getTime() < 6 * DAY_MS ? 'dayClock' : 'short');
}
