import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';

const LEAP_YEAR = 2000;

/** A calendar day that exists, as YYYY-MM-DD, between 1900 and 2199. */
export function isCalendarDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/**
 * The parts of YYYY-MM-DD that keep it from being a day: those that are left out, and those that cannot be, each as far as
 * the others tell. None for a day.
 */
export function wrongParts(text: string): ('day' | 'month' | 'year')[] {
  const { year, month, day } = typedParts(text);
  const isYear = /^(19|20|21)\d\d$/.test(year);
  const isMonth = /^(0[1-9]|1[0-2])$/.test(month);
  const isDay = /^\d\d$/.test(day) && Number(day) > 0 && Number(day) <= daysInMonth(text);
  return (['day', 'month', 'year'] as const).filter(
    (part) => !{ day: isDay, month: isMonth, year: isYear }[part],
  );
}

/** The parts of YYYY-MM-DD as they were typed; whoever writes a whole date into the field of the year has all of it there. */
export function typedParts(text: string): { year: string; month: string; day: string } {
  const parts = text.split('-');
  const atMonth = Math.max(1, parts.length - 2);
  return {
    year: parts.slice(0, atMonth).join('-'),
    month: parts[atMonth] ?? '',
    day: parts[atMonth + 1] ?? '',
  };
}

/** How many days the month of YYYY-MM-DD has; the most that it can have where the year is no year, and 31 where the month is none. */
export function daysInMonth(text: string): number {
  const { year, month } = typedParts(text);
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return 31;
  const inYear = /^\d{4}$/.test(year) ? Number(year) : LEAP_YEAR;
  return new Date(Date.UTC(inYear, Number(month), 0)).getUTCDate();
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
