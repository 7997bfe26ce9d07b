import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const LETTER = `Insurer: Prairie Mutual
Annual premium: $1,489.00 (or $124.08 per month)
Collision deductible $1,000
Effective December 5, 2026, this quote is valid until 2026-12-31`;

test('amounts and days are found with what they mean', () => {
  expect(readPasted(LETTER)).toEqual({
    insurer: 'Prairie Mutual',
    premiums: [
      { text: '$1,489.00', premiumCents: 148_900, period: 'year' },
      { text: '$124.08', premiumCents: 12_408, period: 'month' },
    ],
    days: [
      { text: '2026-12-31', day: '2026-12-31', as: 'validUntil' },
      { text: 'December 5, 2026', day: '2026-12-05', as: 'effectiveOn' },
    ],
  });
});

test('limits and deductibles are offered only where no amount is said to be the premium', () => {
  expect(readPasted('Dwelling $640,000\nTotal premium $2,148\nDeductible $1,000').premiums).toEqual([
    { text: '$2,148', premiumCents: 214_800, period: null },
  ]);
  expect(readPasted('Dwelling $640,000, $2,148').premiums).toHaveLength(2);
});

test('what is no amount and no day is left alone', () => {
  const { premiums, days, insurer } = readPasted(
    'Call 403-555-0142, February 30, 2027, 2026-13-01, $0, 1489',
  );
  expect({ premiums, days, insurer }).toEqual({ premiums: [], days: [], insurer: null });
});

test('a long text is read up to its limit, and in no time', () => {
  expect(readPasted('$1 a year '.repeat(50_000)).premiums).toHaveLength(6);
});
