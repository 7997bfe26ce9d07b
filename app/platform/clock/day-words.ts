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

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? '';
}

function dateOf(day: string | null | undefined): Date | null {
  return day && isCalendarDay(day) ? new Date(`${day}T00:00:00Z`) : null;
}
