const KEY = 'super-visa-dates';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** ISO days, or nothing. */
export type StayDates = { arrival: string; departure: string };
export const NO_DATES: StayDates = { arrival: '', departure: '' };

/** The dates that this browser keeps. A browser that forbids storage keeps none. */
export function readDates(): StayDates {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { arrival: dayIn(kept, 'arrival'), departure: dayIn(kept, 'departure') };
  } catch {
    return NO_DATES;
  }
}

/** Keeps the dates as far as they are typed, or forgets them when there are none. */
export function keepDates(dates: StayDates): void {
  try {
    if (dates.arrival || dates.departure) localStorage.setItem(KEY, JSON.stringify(dates));
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

function dayIn(kept: unknown, name: keyof StayDates): string {
  if (typeof kept !== 'object' || kept === null || !(name in kept)) return '';
  const value: unknown = Object.entries(kept).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}
