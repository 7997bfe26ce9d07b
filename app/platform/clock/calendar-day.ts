import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';

/** A calendar day that exists, as YYYY-MM-DD, between 1900 and 2199. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** The part of YYYY-MM-DD that keeps it from being a day: the first that is left out, or that cannot be; null for a day. */
export function wrongPart(text: string): 'day' | 'month' | 'year' | null {
  const [year = '', month = '', day = ''] = text.split('-');
  if (day === '') return 'day';
  if (month === '') return 'month';
  if (!/^(19|20|21)\d\d$/.test(year)) return 'year';
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return 'month';
  return isCalendarDay(text) ? null : 'day';
}

/** How many days the month of YYYY-MM-DD has. */
export function daysInMonth(text: string): number {
  const [year, month] = text.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
}

/** Today's date in Alberta. */
export function today(): string {
  return albertaDate(now());
}

/** The year in Alberta. */
export function thisYear(): number {
  return albertaParts(now()).year;
}

/** The day so many days later, or earlier where the count is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Full years lived by today in Alberta; negative for a day to come. */
export function ageToday(birthDate: string): number {
  const day = today();
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
