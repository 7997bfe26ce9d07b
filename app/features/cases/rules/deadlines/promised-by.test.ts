import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessTime, isOpen } from '#app/platform/clock/business-hours.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import { promisedBy } from './promised-by.ts';

/** Friday, November 27, 2026, 10 in the morning in Alberta. */
const FRIDAY = new Date('2026-11-27T16:00:00Z');

test('a promise is a business day from now, or from the first day on which contact is wanted', () => {
  expect(promisedBy(FRIDAY, null).toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(promisedBy(FRIDAY, '2026-11-27').toISOString()).toBe('2026-11-30T16:00:00.000Z');
  expect(promisedBy(FRIDAY, '2026-12-01').toISOString()).toBe('2026-12-01T23:00:00.000Z');
  // A Sunday is waited for until the end of the Monday after it.
  expect(promisedBy(FRIDAY, '2026-12-06').toISOString()).toBe('2026-12-07T23:00:00.000Z');
});

test('whatever the day, the promise leaves open time on or after it, and never less than a business day from now', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 10_000 }), (days, minutes) => {
      const at = new Date(FRIDAY.getTime() + minutes * 60_000);
      const day = addDays(albertaDate(at), days);
      const by = promisedBy(at, day);
      expect(by >= addBusinessTime(at, { days: 1 })).toBe(true);
      expect(by > albertaDayStart(day)).toBe(true);
      expect(isOpen(new Date(by.getTime() - 60_000))).toBe(true);
    }),
  );
});
