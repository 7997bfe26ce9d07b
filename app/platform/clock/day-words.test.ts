import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayWords, monthWords, weekdayWords } from './day-words.ts';

const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const inCanada = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' });

test('a day reads as Canadian English writes it', () => {
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(dayWords(day)).toBe(inCanada({ dateStyle: 'long' }).format(date));
      expect(weekdayWords(day)).toBe(inCanada({ dateStyle: 'full' }).format(date));
      expect(monthWords(day)).toBe(inCanada({ month: 'long', year: 'numeric' }).format(date));
    }),
  );
});

test('what is no day has no words', () => {
  for (const none of [null, undefined, '', '2026', '2026-12-01T10:00:00Z', '2026-02-30', '2026-13-01']) {
    expect([dayWords(none), weekdayWords(none), monthWords(none)]).toEqual(['', '', '']);
  }
});
