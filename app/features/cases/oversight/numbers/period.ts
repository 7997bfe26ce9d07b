import { albertaDate, albertaDayStart, albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/** When the last `days` Alberta days began, with today. */
export function periodStart(at: Date, days: number): Date {
  return daysBefore(albertaDayStart(albertaDate(at)), days - 1);
}

/** The same time of day so many calendar days earlier. */
export function daysBefore(at: Date, days: number): Date {
  const { year, month, day, hour, minute } = albertaParts(at);
  return albertaInstant(year, month, day - days, hour, minute);
}
