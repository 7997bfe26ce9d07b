import { expect, test } from 'vitest';
import { addYears, daysOfStay, placeOf, planStay } from './plan-stay.ts';

const rules = { termYears: 1, stayYears: 5 };

test('a short visit still needs one policy of a whole term', () => {
  const plan = planStay({ ...rules, arrival: '2027-06-01', departure: '2027-09-01' });
  expect(plan.policies).toEqual([{ from: '2027-06-01', until: '2028-06-01' }]);
  expect(plan).toMatchObject({ minimumUntil: '2028-06-01', renewals: [], longestUntil: '2032-06-01' });
});

test('a longer stay is renewed until its last day, and not on it', () => {
  const until = (departure: string) => planStay({ ...rules, arrival: '2027-06-01', departure }).renewals;
  expect(until('2028-06-01')).toEqual([]);
  expect(until('2028-06-02')).toEqual(['2028-06-01']);
  expect(until('2030-01-01')).toEqual(['2028-06-01', '2029-06-01']);
});

test('without a last day only what has to be bought is drawn', () => {
  const open = planStay({ ...rules, arrival: '2027-06-01', departure: null });
  expect(open.policies).toEqual([{ from: '2027-06-01', until: '2028-06-01' }]);
  expect(open).toMatchObject({ isTooLong: false, renewals: [], longestUntil: '2032-06-01' });
});

test('beyond the longest stay the line ends with that stay', () => {
  const long = planStay({ ...rules, arrival: '2027-06-01', departure: '9999-01-01' });
  expect(long.policies.length).toBe(5);
  expect(long.isTooLong).toBe(true);
});

test('a leap day moves on, and places stay on the line', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01');
  expect(placeOf('2027-07-02', '2027-01-01', '2028-01-01')).toBeCloseTo(49.86, 1);
  expect(placeOf('2030-01-01', '2027-01-01', '2028-01-01')).toBe(100);
});

test('a year of a stay has 365 days, with a leap day in it too', () => {
  const until = (departure: string) => daysOfStay('2027-06-01', departure);
  expect(until('2027-09-01')).toBe(92);
  expect(until('2028-06-01')).toBe(365);
  expect(until('2028-12-01')).toBe(548);
  expect(until('2029-06-01')).toBe(730);
  expect(until('2032-06-01')).toBe(1825);
  expect(until('2032-06-02')).toBe(1826);
});
