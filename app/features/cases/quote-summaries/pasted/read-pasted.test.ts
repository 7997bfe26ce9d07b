import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const read = (text: string) => readPasted(text, '2026-11-26');

const LETTER = `Insurer: Prairie Mutual
Annual premium: $1,489.00 (or $124.08 per month)
Collision deductible $1,000
Effective December 5, 2026, this quote is valid until 2026-12-31`;

test('amounts and days are found with what they mean', () => {
  expect(read(LETTER)).toEqual({
    insurer: 'Prairie Mutual',
    ...{ maybeInsurer: null, fees: [] },
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
  expect(read('Dwelling $640,000\nTotal premium $2,148\nDeductible $1,000').premiums).toEqual([
    { text: '$2,148', premiumCents: 214_800, period: null },
  ]);
  expect(read('Dwelling $640,000, $2,148').premiums).toHaveLength(2);
});

test('what is no amount and no day is left alone', () => {
  const { premiums, days, insurer } = read('Call 403-555-0142, February 30, 2027, 2026-13-01, $0, 1489');
  expect({ premiums, days, insurer }).toEqual({ premiums: [], days: [], insurer: null });
});

test('a long text is read up to its limit, and in no time', () => {
  expect(read('$1 a year '.repeat(50_000)).premiums).toHaveLength(6);
});

test('a first line that looks like a company is a guess at the insurer, and only where none is named', () => {
  expect(read('\nBow Commercial Insurance\nPremium $2,480')).toMatchObject({
    ...{ insurer: null, maybeInsurer: 'Bow Commercial Insurance' },
  });
  for (const heading of [
    'Business insurance quote',
    'Home insurance',
    'Insurance for Jordan',
    'Liability, $1,000,000',
  ])
    expect(read(`${heading}\nPremium $2,480`).maybeInsurer).toBeNull();
  expect(read('Acme Mutual\nInsurer: Prairie Mutual').maybeInsurer).toBeNull();
});

test('a fee is told apart from the premium, whatever period stands beside it', () => {
  const { fees, premiums } = read('Annual premium: $2,480\nAnnual policy fee: $50');
  expect(fees).toEqual(['$50']);
  expect(premiums.map(({ text }) => text)).toEqual(['$2,480']);
});

test('days that are counted end that many days from today', () => {
  expect(read('Quote valid for 30 days').days).toEqual([
    { text: 'valid for 30 days', day: '2026-12-26', as: 'validUntil' },
  ]);
  expect(read('Quote valid for 30 days from the date of issue').days).toEqual([]);
});
