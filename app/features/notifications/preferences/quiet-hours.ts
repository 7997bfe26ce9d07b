import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/** Mail that may wait is not sent from 21:00 up to 8:00 Alberta time, on any day. */
const QUIET_FROM_HOUR = 21;
const QUIET_TO_HOUR = 8;

/** The instant itself, or in quiet hours their end: the next 8:00 Alberta time. */
export function afterQuietHours(at: Date): Date {
  const { year, month, day, hour } = albertaParts(at);
  if (hour >= QUIET_FROM_HOUR) return albertaInstant(year, month, day + 1, QUIET_TO_HOUR);
  if (hour < QUIET_TO_HOUR) return albertaInstant(year, month, day, QUIET_TO_HOUR);
  return at;
}
