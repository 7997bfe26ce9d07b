import { isCalendarDay } from './calendar-day.ts';
import { MONTHS, WEEKDAYS } from './clock.ts';

/** `December 1, 2026` for `2026-12-01`; nothing for anything else. The words are ours, as those of `formatAlbertaTime`. */
export function dayWords(day: string | null | undefined): string {
  const date = dateOf(day);
  return date ? `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : '';
}

/** `Tuesday, December 1, 2026` for `2026-12-01`; nothing for anything else. */
export function weekdayWords(day: string | null | undefined): string {
  const date = dateOf(day);
  return date ? `${WEEKDAYS[date.getUTCDay()]}, ${dayWords(day)}` : '';
}

/** `December 2026` for `2026-12-01`; nothing for anything else. */
export function monthWords(day: string | null | undefined): string {
  const date = dateOf(day);
  return date ? `${monthOf(date)} ${date.getUTCFullYear()}` : '';
}

/** `Dec 2026` for `2026-12-01`; nothing for anything else. */
export function shortMonthWords(day: string | null | undefined): string {
  const date = dateOf(day);
  return date ? `${monthOf(date).slice(0, 3)} ${date.getUTCFullYear()}` : '';
}

/** Of a year with its share of leap days. */
const DAYS_OF_A_MONTH = 30.44;

/** About how long so many days are, in whole months or years: `28 months` for 844, `2 years` for 731. */
export function monthsWords(days: number): string {
  const months = Math.round(days / DAYS_OF_A_MONTH);
  if (months % 12 === 0) return `${months / 12} ${months === 12 ? 'year' : 'years'}`;
  return months === 1 ? '1 month' : `${months} months`;
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? '';
}

function dateOf(day: string | null | undefined): Date | null {
  return day && isCalendarDay(day) ? new Date(`${day}T00:00:00Z`) : null;
}
