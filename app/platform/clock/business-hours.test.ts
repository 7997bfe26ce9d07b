import { expect, test } from 'vitest';
import {
  addBusinessTime,
  type BusinessTime,
  businessMinutesBetween,
  generalHolidays,
  isOpen,
  latestStart,
  nextOpening,
} from './business-hours.ts';
import { albertaInstant } from './clock.ts';

/** '2026-11-20 14:30' on an Alberta wall clock. */
function alberta(wall: string): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = wall.split(/[- :]/).map(Number);
  return albertaInstant(year, month, day, hour, minute);
}

test.each([
  [2025, '01-01 02-17 04-18 05-19 07-01 09-01 10-13 11-11 12-25'],
  [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 11-11 12-25'],
  [2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25'],
  [2028, '01-01 02-21 04-14 05-22 07-01 09-04 10-09 11-11 12-25'],
])('the nine general holidays of %i', (year, days) => {
  expect(generalHolidays(year).map(({ date }) => date)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  );
});

test.each([
  [2008, '2008-03-21'],
  [2011, '2011-04-22'],
  [2038, '2038-04-23'],
  [2049, '2049-04-16'],
  [2076, '2076-04-17'],
])('Good Friday of %i, at the ends and odd cases of the Easter rule', (year, date) => {
  expect(generalHolidays(year)[2]).toEqual({ date, name: 'Good Friday' });
});

test.each([
  ['opens at 9:00', '2026-11-20T15:00:00Z', true],
  ['is shut a millisecond before 9:00', '2026-11-20T14:59:59.999Z', false],
  ['is open until just before 17:00', '2026-11-20T22:59:59.999Z', true],
  ['closes at 17:00', '2026-11-20T23:00:00Z', false],
  ['opens the day after Canada Day', '2027-07-02T15:00:00Z', true],
  ['is shut on Canada Day', '2027-07-01T18:00:00Z', false],
  ['is shut on Saturday', '2026-11-21T18:00:00Z', false],
  ['is shut on Sunday', '2026-11-22T18:00:00Z', false],
  ['is open on Easter Monday, which is not a general holiday', '2027-03-29T18:00:00Z', true],
  ['is open on the Monday after a Saturday Christmas', '2027-12-27T18:00:00Z', true],
  ['used winter time in January 2025: 8:30 is shut', '2025-01-15T15:30:00Z', false],
  ['used winter time in January 2025: 9:00 is open', '2025-01-15T16:00:00Z', true],
  ['used summer time in July 2025', '2025-07-15T15:00:00Z', true],
])('the business %s', (_name, instant, open) => {
  expect(isOpen(new Date(instant))).toBe(open);
});

test.each([
  ['2026-11-20 14:30', '2026-11-20 14:30'],
  ['2026-11-20 06:00', '2026-11-20 09:00'],
  ['2026-11-20 17:00', '2026-11-23 09:00'],
  ['2026-11-21 12:00', '2026-11-23 09:00'],
  ['2026-12-24 18:00', '2026-12-28 09:00'],
  ['2026-12-31 17:00', '2027-01-04 09:00'],
  ['2027-03-25 17:00', '2027-03-29 09:00'],
  ['2027-12-24 17:00', '2027-12-27 09:00'],
  ['2025-03-07 17:00', '2025-03-10 09:00'],
  ['2025-10-31 17:00', '2025-11-03 09:00'],
])('after %s the next opening is %s', (at, opening) => {
  expect(nextOpening(alberta(at))).toEqual(alberta(opening));
});

test.each<[string, BusinessTime, string]>([
  ['2026-11-20 14:30', { days: 1 }, '2026-11-23 14:30'],
  ['2026-11-20 09:00', { days: 1 }, '2026-11-20 17:00'],
  ['2026-11-20 17:00', { days: 1 }, '2026-11-23 17:00'],
  ['2026-11-21 12:00', { days: 1 }, '2026-11-23 17:00'],
  ['2026-11-21 12:00', { hours: 2 }, '2026-11-23 11:00'],
  ['2026-11-20 15:00', { hours: 2 }, '2026-11-20 17:00'],
  ['2026-11-20 15:00', { hours: 2, minutes: 1 }, '2026-11-23 09:01'],
  ['2026-11-20 15:30', { hours: 2 }, '2026-11-23 09:30'],
  ['2026-11-10 16:00', { hours: 2 }, '2026-11-12 10:00'],
  ['2026-12-24 14:30', { days: 1 }, '2026-12-28 14:30'],
  ['2026-12-31 14:30', { days: 1 }, '2027-01-04 14:30'],
  ['2027-12-24 14:30', { days: 1 }, '2027-12-27 14:30'],
  ['2027-12-31 14:30', { days: 1 }, '2028-01-03 14:30'],
  ['2027-03-25 14:30', { days: 1 }, '2027-03-29 14:30'],
  ['2026-11-20 14:30', { days: 5 }, '2026-11-27 14:30'],
  ['2026-12-18 14:30', { days: 5 }, '2026-12-28 14:30'],
  ['2025-03-07 14:30', { days: 1 }, '2025-03-10 14:30'],
  ['2025-10-31 14:30', { days: 1 }, '2025-11-03 14:30'],
  ['2026-10-30 14:30', { days: 1 }, '2026-11-02 14:30'],
  ['2026-11-20 14:30', { days: 0.75 }, '2026-11-23 12:30'],
])('%s plus %o is %s', (at, length, due) => {
  expect(addBusinessTime(alberta(at), length)).toEqual(alberta(due));
});

test('nothing added gives the instant back, also outside hours', () => {
  const saturday = alberta('2026-11-21 12:00');
  expect(addBusinessTime(saturday, {})).toEqual(saturday);
});

test.each<BusinessTime>([{ days: -1 }, { hours: Number.NaN }, { minutes: Number.POSITIVE_INFINITY }])(
  'refuses to add %o',
  (length) => {
    expect(() => addBusinessTime(alberta('2026-11-20 14:30'), length)).toThrow(RangeError);
  },
);

test.each([
  ['2026-11-20 14:30', '2026-11-23 14:30', 480],
  ['2026-11-20 16:00', '2026-11-20 18:00', 60],
  ['2026-11-21 00:00', '2026-11-22 23:00', 0],
  ['2026-11-23 14:30', '2026-11-20 14:30', 0],
  ['2026-12-24 09:00', '2026-12-28 17:00', 960],
])('from %s to %s there are %i open minutes', (from, to, minutes) => {
  expect(businessMinutesBetween(alberta(from), alberta(to))).toBe(minutes);
});

// An odd step walks through every time of day, weekend, holiday and old clock change without a random seed.
const INSTANTS = Array.from({ length: 1500 }, (_, index) => Date.UTC(2025, 0, 1) + index * 37_123_457).map(
  (time) => new Date(time),
);
const LENGTHS = [1, 59, 120, 360, 480, 481, 1200, 2400];

test('adding in two steps is adding once', () => {
  for (const [index, at] of INSTANTS.entries()) {
    const first = LENGTHS[index % LENGTHS.length] ?? 1;
    const second = LENGTHS[(index * 3 + 1) % LENGTHS.length] ?? 1;
    const twice = addBusinessTime(addBusinessTime(at, { minutes: first }), { minutes: second });
    expect(twice).toEqual(addBusinessTime(at, { minutes: first + second }));
  }
});

test('a later start or a longer time is never due earlier', () => {
  for (const [index, at] of INSTANTS.entries()) {
    const minutes = LENGTHS[index % LENGTHS.length] ?? 1;
    const due = addBusinessTime(at, { minutes }).getTime();
    expect(addBusinessTime(at, { minutes: minutes + 1 }).getTime()).toBeGreaterThan(due);
    const next = INSTANTS[index + 1];
    if (next) expect(addBusinessTime(next, { minutes }).getTime()).toBeGreaterThanOrEqual(due);
  }
});

test('the open minutes up to a due time are the minutes that were added, and the last one is open', () => {
  for (const [index, at] of INSTANTS.entries()) {
    const minutes = LENGTHS[index % LENGTHS.length] ?? 1;
    const due = addBusinessTime(at, { minutes });
    expect(businessMinutesBetween(at, due)).toBe(minutes);
    expect(isOpen(new Date(due.getTime() - 1))).toBe(true);
  }
});

test('the next opening is open, not earlier, and itself when open', () => {
  for (const at of INSTANTS) {
    const opening = nextOpening(at);
    expect(isOpen(opening)).toBe(true);
    expect(opening.getTime()).toBeGreaterThanOrEqual(at.getTime());
    expect(isOpen(at)).toBe(opening.getTime() === at.getTime());
  }
});

test('the last start is due just then, and a moment later is not', () => {
  // Each quarter of an hour over Christmas and New Year.
  for (let quarter = 0; quarter < 20 * 96; quarter += 7) {
    const at = new Date(albertaInstant(2026, 12, 18, 0).getTime() + quarter * 900_000);
    for (const length of [{ days: 1 }, { hours: 2 }]) {
      const start = latestStart(at, length);
      expect(addBusinessTime(start, length) <= at, `${at.toISOString()} is due`).toBe(true);
      const after = new Date(start.getTime() + 1);
      expect(addBusinessTime(after, length) > at, `${at.toISOString()} is not`).toBe(true);
    }
  }
});
