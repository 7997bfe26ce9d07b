import { expect, test } from 'vitest';
import { emptyDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { apartRemark, jumpRemark } from './price-jump.ts';

const jump = (now: string, period: string, was: string, wasPeriod: string) =>
  jumpRemark(
    { ...emptyDraft(), premiumCents: now, period },
    { ...emptyDraft(), premiumCents: was, period: wasPeriod },
  );

test('the premium of a year entered as that of a month, or of a month as that of a year, is asked about', () => {
  expect(jump('1910.40', 'month', '156.40', 'month')).toBe(
    'The premium is $22,924.80 a year, and was $1,876.80 a year. Is $1,910.40 for a year, and not for a month?',
  );
  expect(jump('159.20', 'year', '1,876.80', 'year')).toBe(
    'The premium is $159.20 a year, and was $1,876.80 a year. Is $159.20 for a month, and not for a year?',
  );
});

test('a premium that is more than half higher than the one before, or a third lower, is asked about', () => {
  expect(jump('3,000', 'year', '1,876.80', 'year')).toBe(
    'The premium is $3,000.00 a year, and was $1,876.80 a year. Is it right?',
  );
  expect(jump('19104', 'month', '156.40', 'month')).toContain('$229,248.00 a year');
  expect(jump('1,200', 'year', '1,876.80', 'year')).toContain('Is it right?');
});

test('a premium near the one before, by the year or by the month, is not asked about', () => {
  for (const [now, period] of [
    ['1,910.40', 'year'],
    ['159.20', 'month'],
    ['2,500', 'year'],
    ['1,300', 'year'],
    ['', 'year'],
  ] as const)
    expect(jump(now, period, '1,876.80', 'year'), now).toBeNull();
  expect(jumpRemark({ ...emptyDraft(), premiumCents: '9,000' }, undefined)).toBeNull();
});

test('a premium that is many times that of another insurer is asked about before it is sent', () => {
  const quote = (insurer: string, premiumCents: string, period: string) => ({
    ...emptyDraft(),
    ...{ insurer, premiumCents, period },
  });
  const [year, month] = [quote('Rocky View', '1,682.80', 'year'), quote('Wheatland', '1,764.00', 'month')];
  expect(apartRemark(month, [year])).toBe(
    '$21,168.00 a year stands beside $1,682.80 a year of Rocky View. Is $1,764.00 for a year, and not for a month?',
  );
  expect(apartRemark(year, [month])).toBeNull();
  expect(apartRemark(quote('Wheatland', '3,900', 'year'), [year])).toBeNull();
});
