import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';

/** How far back a broker’s numbers go: so many weeks that begin on Monday, the present one with them, or since January 1. */
export const PERIODS = ['4w', '12w', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const WEEKS = { '4w': 4, '12w': 12 } as const;

/** The first Alberta day of each week of a period, or of each month of this year, the oldest first. */
export function spanStarts(period: Period, at: Date): [string, ...string[]] {
  const { year, month, weekday } = albertaParts(at);
  if (period === 'year') {
    const months = Array.from({ length: month - 1 }, (_, before) => firstOf(year, before + 2));
    return [firstOf(year, 1), ...months];
  }
  const monday = addDays(albertaDate(at), -((weekday + 6) % 7));
  const later = Array.from({ length: WEEKS[period] - 1 }, (_, nth) =>
    addDays(monday, -7 * (WEEKS[period] - 2 - nth)),
  );
  return [addDays(monday, -7 * (WEEKS[period] - 1)), ...later];
}

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;
