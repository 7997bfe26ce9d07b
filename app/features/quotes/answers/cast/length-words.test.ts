import { expect, test } from 'vitest';
import { lengthInDays, monthsIn } from './length-words.ts';

test.each([
  ['18 months', 548],
  ['18months', 548],
  ['eighteen months', 548],
  ['a year and a half', 548],
  ['A year and half', 548],
  ['one and a half years', 548],
  ['1½ years', 548],
  ['1.5 yrs', 548],
  ['1 year 6 months', 548],
  ['one year, six months', 548],
  ['one year and six months', 548],
  ['a year', 365],
  ['12 months', 365],
  ['two years', 730],
  ['2 yrs.', 730],
  ['half a year', 183],
  ['400 days', 400],
  ['60 weeks', 420],
])('"%s" is %d days', (words, days) => expect(lengthInDays(words)).toBe(days));

test('days that are so many months to the day are those months again', () => {
  for (const months of [13, 18, 29, 30, 60])
    expect(monthsIn(lengthInDays(`${months} months`) ?? 0)).toBe(months);
  for (const days of [20, 400, 882, 884]) expect(monthsIn(days)).toBeUndefined();
});

test.each(['', '400', 'a while', '18', 'months', 'until May', '18 months or so', '0 years', 'half'])(
  '"%s" is no length with a unit',
  (words) => expect(lengthInDays(words)).toBeUndefined(),
);
