import { expect, test } from 'vitest';
import { addYears, daysCovered, isMonthsLong, placeOf, planStay } from './plan-stay.ts';

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
  expect(open).toMatchObject({ refused: null, renewals: [], longestUntil: '2032-06-01' });
});

test.each([
  ['2032-06-02', 'tooLong', '2032-06-01'],
  ['9999-01-01', 'tooLong', '2032-06-01'],
  ['2027-05-31', 'tooEarly', null],
])('a stay until %s is %s, and is drawn as one until %s', (wanted, refused, departure) => {
  const stay = { ...rules, arrival: '2027-06-01' };
  expect(planStay({ ...stay, departure: wanted })).toEqual({ ...planStay({ ...stay, departure }), refused });
});

test('the longest stay itself is drawn whole', () => {
  const plan = planStay({ ...rules, arrival: '2027-06-01', departure: '2032-06-01' });
  expect(plan).toMatchObject({ refused: null });
  expect(plan.policies.length).toBe(5);
});

test('a leap day moves on, and places stay on the line', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-03-01');
  expect(placeOf('2027-07-02', '2027-01-01', '2028-01-01')).toBeCloseTo(49.86, 1);
  expect(placeOf('2030-01-01', '2027-01-01', '2028-01-01')).toBe(100);
});

test('the first and the last day of a stay are covered, and a leap day, too', () => {
  expect(daysCovered('2027-06-01', '2027-06-01')).toBe(1);
  expect(daysCovered('2027-06-01', '2028-05-31')).toBe(366);
  expect(daysCovered('2026-06-01', '2027-05-31')).toBe(365);
  expect(daysCovered('2027-03-15', '2028-09-15')).toBe(551);
  expect(daysCovered('2027-03-15', '2028-03-20')).toBe(372);
});

test('eighteen months end on their day or the day before it, whatever their number of days', () => {
  const isIt = (last: string) => isMonthsLong('2027-03-15', last, 18);
  expect(['2028-09-13', '2028-09-14', '2028-09-15', '2028-09-16'].map(isIt)).toEqual([
    ...[false, true, true, false],
  ]);
});
