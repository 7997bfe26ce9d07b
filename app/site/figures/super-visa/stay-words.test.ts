import { expect, test } from 'vitest';
import { superVisaFigure } from '#content/figures/super-visa.ts';
import { planStay } from './plan-stay.ts';
import { needWords, renewalWords } from './stay-words.ts';

const rules = { termYears: 1, stayYears: 5 };
const arrival = '2027-03-15';
const needed = (departure: string | null) =>
  needWords(superVisaFigure, planStay({ ...rules, arrival, departure }), { arrival, departure });

test('one sentence says how long the insurance has to last', () => {
  expect(needed('2028-09-15')).toBe(
    'To be insured for the whole visit, you need insurance for about 18 months (551 days), from March 15, 2027 to September 15, 2028, in one policy, or in several without a gap.',
  );
  expect(needed('2029-03-14')).toContain('about 2 years (731 days), from March 15, 2027 to March 14, 2029,');
  expect(needed('2028-03-16')).toContain('about 1 year (368 days)');
});

test('a stay that the first policy covers, or whose end is not known, needs the shortest one', () => {
  for (const departure of [null, '2027-09-01', '2028-03-15'])
    expect(needed(departure)).toBe(
      'You need insurance for at least {superVisa.term}, even for a shorter visit: from March 15, 2027 to March 15, 2028.',
    );
});

test('a last day that cannot be is no shorter visit: one too late counts up to the longest stay', () => {
  expect(needed('2033-10-20')).toBe(
    'To be insured for the longest stay that one entry allows, you need insurance for about 5 years (1,828 days), from March 15, 2027 to March 15, 2032, in one policy, or in several without a gap.',
  );
  expect(needed('2027-03-14')).toBe(
    'You need insurance for at least {superVisa.term}: from March 15, 2027 to March 15, 2028.',
  );
});

test('each renewal has its day, the first among them', () => {
  const words = (departure: string) => renewalWords(planStay({ ...rules, arrival, departure }).renewals);
  expect(words('2028-03-15')).toBe('');
  expect(words('2028-09-15')).toBe('March 15, 2028');
  expect(words('2030-09-15')).toBe('March 15, 2028; March 15, 2029; March 15, 2030');
});
