import { albertaDate, albertaInstant, albertaParts } from './clock.ts';

const OPENING_HOUR = 9;
const CLOSING_HOUR = 17;
const MINUTE = 60_000;
const BUSINESS_DAY_MINUTES = (CLOSING_HOUR - OPENING_HOUR) * 60;

/** One of Alberta's nine general holidays; `date` is an Alberta calendar date, `YYYY-MM-DD`. */
export type Holiday = { date: string; name: string };

/** A length of open time: one business day is 8 open hours. */
export type BusinessTime = { days?: number; hours?: number; minutes?: number };

/**
 * The nine general holidays of a year, in order (Employment Standards Code).
 * A holiday on a weekend is not moved to Monday: the Code does not move it, so that day is open.
 */
export function generalHolidays(year: number): Holiday[] {
  const goodFriday = easterSunday(year);
  goodFriday.setUTCDate(goodFriday.getUTCDate() - 2);
  const may24 = new Date(Date.UTC(year, 4, 24));
  return [
    { date: isoDate(year, 1, 1), name: "New Year's Day" },
    { date: nthMonday(year, 2, 3), name: 'Alberta Family Day' },
    { date: goodFriday.toISOString().slice(0, 10), name: 'Good Friday' },
    { date: isoDate(year, 5, 24 - ((may24.getUTCDay() + 6) % 7)), name: 'Victoria Day' },
    { date: isoDate(year, 7, 1), name: 'Canada Day' },
    { date: nthMonday(year, 9, 1), name: 'Labour Day' },
    { date: nthMonday(year, 10, 2), name: 'Thanksgiving Day' },
    { date: isoDate(year, 11, 11), name: 'Remembrance Day' },
    { date: isoDate(year, 12, 25), name: 'Christmas Day' },
  ];
}

/** Whether an instant is in business hours: Monday to Friday, from 9:00 up to but not at 17:00, Alberta time, no holidays. */
export function isOpen(at: Date): boolean {
  const { hour } = albertaParts(at);
  return hour >= OPENING_HOUR && hour < CLOSING_HOUR && isBusinessDay(at);
}

/** The instant itself when open, otherwise the next 9:00 Alberta time on a business day. */
export function nextOpening(at: Date): Date {
  if (isOpen(at)) return new Date(at);
  const { year, month, day, hour } = albertaParts(at);
  // Ten days is past the longest closure the rules can give, so the search always ends inside.
  for (let ahead = hour < OPENING_HOUR ? 0 : 1; ahead <= 10; ahead += 1) {
    const opening = albertaInstant(year, month, day + ahead, OPENING_HOUR);
    if (isBusinessDay(opening)) return opening;
  }
  throw new Error('No business day within ten days: the holiday rules are wrong.');
}

/**
 * The instant at which this much open time has passed: Friday 14:30 plus one day is Monday 14:30.
 * Open time used up exactly at closing ends at 17:00 that day, not at 9:00 on the next: "by 5:00 pm" is
 * the promise people understand, and it is the earliest instant that keeps it. So Saturday plus one day is
 * Monday 17:00. Nothing added gives the instant back. Refuses negative and non-finite lengths.
 */
export function addBusinessTime(at: Date, length: BusinessTime): Date {
  let left = toMilliseconds(length);
  let cursor = new Date(at);
  while (left > 0) {
    const opening = nextOpening(cursor);
    const closing = closingOf(opening);
    const span = closing.getTime() - opening.getTime();
    if (left <= span) return new Date(opening.getTime() + left);
    left -= span;
    cursor = closing;
  }
  return cursor;
}

/** Open minutes from one instant to another, fractions included; 0 when `to` is not after `from`. */
export function businessMinutesBetween(from: Date, to: Date): number {
  let open = 0;
  let opening = nextOpening(from);
  while (opening < to) {
    const closing = closingOf(opening);
    open += Math.min(closing.getTime(), to.getTime()) - opening.getTime();
    opening = nextOpening(closing);
  }
  return open / MINUTE;
}

function closingOf(openAt: Date): Date {
  const { year, month, day } = albertaParts(openAt);
  return albertaInstant(year, month, day, CLOSING_HOUR);
}

function isBusinessDay(at: Date): boolean {
  const { year, weekday } = albertaParts(at);
  if (weekday === 0 || weekday === 6) return false;
  const date = albertaDate(at);
  return !generalHolidays(year).some((holiday) => holiday.date === date);
}

function toMilliseconds({ days = 0, hours = 0, minutes = 0 }: BusinessTime): number {
  const total = (days * BUSINESS_DAY_MINUTES + hours * 60 + minutes) * MINUTE;
  if (!Number.isFinite(total) || total < 0) throw new RangeError('Business time must be zero or more.');
  return Math.round(total);
}

function nthMonday(year: number, month: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return isoDate(year, month, 1 + ((8 - first) % 7) + (nth - 1) * 7);
}

/** Easter by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
