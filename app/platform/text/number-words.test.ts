import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyWords, numberWords } from './number-words.ts';

const NUMBER = new Intl.NumberFormat('en-CA');
const MONEY = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

test('a number reads as Canadian English writes it', () => {
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, 0.5, 1234.25, -3, -1_000.5, 0.0001, -0.0001])
    expect(numberWords(value), String(value)).toBe(NUMBER.format(value).replace(/^-0$/, '0'));
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
      expect(numberWords(value)).toBe(NUMBER.format(value));
      expect(numberWords(value / 8)).toBe(NUMBER.format(value / 8));
    }),
  );
});

test('an amount reads as Canadian English writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(moneyWords(cents)).toBe(MONEY.format(cents / 100));
    }),
  );
});
