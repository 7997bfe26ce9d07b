import { expect, test } from 'vitest';
import { centsOf, premiumDifferences, premiumTyped, premiumWords } from './premium.ts';

test('a premium stands there by the year and by the month, to the cent', () => {
  expect(premiumWords({ premiumCents: 12_408, period: 'month' })).toEqual({
    year: '$1,488.96 a year',
    month: '$124.08 a month, as quoted',
  });
  expect(premiumWords({ premiumCents: 148_900, period: 'year' })).toEqual({
    year: '$1,489.00 a year',
    month: '$124.08 a month on average; monthly payments may cost more',
  });
  expect(premiumWords({ premiumCents: 120_000, period: 'year' }).month).toMatch(
    /^\$100\.00 a month on average/,
  );
});

test('monthly payments that the insurer states stand in the place of an average', () => {
  const coverage = 'Deductible: $1,000\nMonthly payments: 12 monthly payments of $121.28';
  expect(premiumWords({ premiumCents: 141_300, period: 'year', coverage })).toEqual({
    year: '$1,413.00 a year',
    month: '12 monthly payments of $121.28, as quoted',
  });
});

test('what one costs more than the least is said by the year, whatever is billed by', () => {
  const least = { premiumCents: 10_000, period: 'month' } as const;
  const other = { premiumCents: 128_880, period: 'year' } as const;
  expect(premiumDifferences([other, least])).toEqual(['$88.80 more a year', '–']);
  expect(premiumDifferences([least, least])).toBeNull();
});

test('amounts are read as they are typed, to the cent', () => {
  expect(premiumTyped(178_800)).toBe('1,788.00');
  expect(centsOf(premiumTyped(184_550))).toBe(184_550);
  expect(centsOf('1,489')).toBe(148_900);
  expect(centsOf(' $124.08 ')).toBe(12_408);
  expect(centsOf('0.1')).toBe(10);
  expect(centsOf('19.99')).toBe(1_999);
  for (const wrong of ['', 'free', '1.234', '-5', '1e5', '12,3.4.5', '999999999']) {
    expect(centsOf(wrong), wrong).toBeNull();
  }
});

test('a comma that may part cents is not read as one of thousands', () => {
  for (const unsure of ['12,50', '1,2,3', '$2 184,50', '1,48']) expect(centsOf(unsure), unsure).toBeNull();
  expect(centsOf('1,234,567.80')).toBe(123_456_780);
});
