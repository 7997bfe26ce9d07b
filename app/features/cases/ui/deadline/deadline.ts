import { type DeadlineKind, WARN_MINUTES } from '#app/features/cases/rules/deadlines/due-soon.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

export type Urgency = 'calm' | 'soon' | 'over';

/** How close a deadline is: `soon` once three quarters of the time has gone. */
export function urgencyOf(kind: DeadlineKind, dueAt: Date, now: Date): Urgency {
  if (dueAt <= now) return 'over';
  return addBusinessTime(now, { minutes: WARN_MINUTES[kind] }) >= dueAt ? 'soon' : 'calm';
}

/** An instant as people say it: `today at 2:30 pm Alberta time`, day and date without the year within six days, otherwise the full date. */
export function whenText(at: Date, now: Date): string {
  if (albertaDate(at) === albertaDate(now)) return `today at ${formatAlbertaTime(at, 'time')}`;
  const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * DAY_MS;
  if (at > now && isNear) return formatAlbertaTime(at, 'dayDateTime');
  return formatAlbertaTime(at, 'dateTime');
}
