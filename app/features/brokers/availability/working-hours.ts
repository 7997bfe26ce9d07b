import { albertaDate, albertaDayStart, albertaParts } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';

/** By the numbers that weekdays have: Sunday is first. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When somebody works on a weekday, in Alberta time, as `09:00`; both are empty on a day off. */
export type WorkingHours = { from: string; to: string };
export type WeeklyHours = Record<Weekday, WorkingHours>;

const OFF: WorkingHours = { from: '', to: '' };
const OFFICE: WorkingHours = { from: '09:00', to: '17:00' };

/** Whoever has said nothing else works in business hours. */
export const OFFICE_HOURS: WeeklyHours = {
  ...{ sun: OFF, mon: OFFICE, tue: OFFICE, wed: OFFICE, thu: OFFICE, fri: OFFICE, sat: OFF },
};

/** Minutes that somebody works from one instant to another, in Alberta time. */
export function workingMinutes(hours: WeeklyHours, from: Date, to: Date): number {
  let minutes = 0;
  // Noon of each day, so that no change of the clock can skip one.
  for (let noon = albertaDayStart(albertaDate(from)).getTime() + DAY_MS / 2; ; noon += DAY_MS) {
    const day = albertaDayStart(albertaDate(new Date(noon)));
    if (day >= to) return minutes;
    const { from: begin, to: end } = hours[WEEKDAYS[albertaParts(day).weekday] ?? 'sun'];
    if (begin === '' || end === '') continue;
    const start = Math.max(from.getTime(), day.getTime() + minutesOf(begin) * 60_000);
    const stop = Math.min(to.getTime(), day.getTime() + minutesOf(end) * 60_000);
    minutes += Math.max(0, stop - start) / 60_000;
  }
}

/** Minutes of the day of a wall-clock time such as `09:30`. */
export function minutesOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}
