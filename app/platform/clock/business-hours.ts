import { type Brand, brand } from '#content/brand.ts';
import { albertaDate, albertaInstant, albertaParts } from './clock.ts';

const MINUTE = 60_000;

/** One of Alberta's nine general holidays; `date` is an Alberta calendar date, `YYYY-MM-DD`. */
export type Holiday = { date: string; name: string };

/** A length of open time: one business day is as many open hours as the office has. */
export type BusinessTime = { days?: number; hours?: number; minutes?: number };

/** When people work here: whole hours of the Alberta clock, and days on which nobody does. */
export type Office = Pick<Brand, 'opensAt' | 'closesAt' | 'closedOn'>;

/**
 * The nine general holidays of a year, in order (Employment Standards Code).
 * A holiday on a weekend is not moved to Monday: the Code does not move it, so that day is open.
 */
export function generalHolidays(year: number): Holiday[] {
  const goodFriday = easterSunday(year);
  goodFriday.setUTCDate(goodFriday.getUTCDate() - 2);
  const may24 = new Date(Date.UTC(year, 4, 24));
  return [
    { date: isoDate(year, 1, 1), name: 'New Year’s Day' },
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

/**
 * Whether an instant is in business hours: Monday to Friday, from the opening hour up to but not at the closing hour,
 * Alberta time, on no general holiday and no day on which we are closed besides.
 */
export function isOpen(at: Date, office: Office = brand): boolean {
  const { hour } = albertaParts(at);
  return hour >= office.opensAt && hour < office.closesAt && isBusinessDay(at, office);
}

/** The instant itself when open, otherwise the next opening, Alberta time, on a business day. */
export function nextOpening(at: Date): Date {
  if (isOpen(at)) return new Date(at);
  const { year, month, day, hour } = albertaParts(at);
  // Past the longest closure the rules can give together with every day on which we may be closed besides.
  for (let ahead = hour < brand.opensAt ? 0 : 1; ahead <= 10 + brand.closedOn.length * 2; ahead += 1) {
    const opening = albertaInstant(year, month, day + ahead, brand.opensAt);
    if (isBusinessDay(opening)) return opening;
  }
  throw new Error('No business day to come: the holiday rules are wrong.');
}

/**
 * The instant at which this much open time has passed: Friday 14:30 plus one day is Monday 14:30.
 * Open time used up exactly at closing ends at closing that day, not at opening on the next: "by 5 pm" is
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

/** No closure lasts longer. */
const LONGEST_CLOSURE_MS = 30 * 86_400_000;

/** The last instant from which this much open time has passed by `at`: what began later is not due yet. To a millisecond. */
export function latestStart(at: Date, length: BusinessTime): Date {
  let due = at.getTime() - LONGEST_CLOSURE_MS;
  let open = at.getTime() + 1;
  while (open - due > 1) {
    const middle = Math.floor((due + open) / 2);
    if (addBusinessTime(new Date(middle), length) <= at) due = middle;
    else open = middle;
  }
  return new Date(due);
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
  return albertaInstant(year, month, day, brand.closesAt);
}

function isBusinessDay(at: Date, office: Office = brand): boolean {
  const { year, weekday } = albertaParts(at);
  if (weekday === 0 || weekday === 6) return false;
  const date = albertaDate(at);
  if (office.closedOn.includes(date)) return false;
  return !holidayDates(year).has(date);
}

const datesByYear = new Map<number, ReadonlySet<string>>();

/** Kept: business time is reckoned for thousands of requests at a time. */
function holidayDates(year: number): ReadonlySet<string> {
  const known = datesByYear.get(year) ?? new Set(generalHolidays(year).map(({ date }) => date));
  datesByYear.set(year, known);
  return known;
}

function toMilliseconds({ days = 0, hours = 0, minutes = 0 }: BusinessTime): number {
  const total = (days * (brand.closesAt - brand.opensAt) * 60 + hours * 60 + minutes) * MINUTE;
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
