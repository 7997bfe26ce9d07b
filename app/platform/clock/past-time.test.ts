import { expect, test } from 'vitest';
import { pastDay, pastTime, pastTimeWithin } from './past-time.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
const now = at('2026-11-25T00:10');

test.each([
  ['2026-11-25T00:05', 'Today, 12:05\u00a0am', 'Today'],
  ['2026-11-24T23:55', 'Yesterday, 11:55\u00a0pm', 'Yesterday'],
  ['2026-11-23T09:30', 'Mon 9:30\u00a0am', 'Monday, November 23'],
  ['2026-11-18T11:30', 'Nov 18, 11:30\u00a0am', 'Wednesday, November 18'],
  ['2025-11-18T11:30', 'Nov 18, 2025', 'Tuesday, November 18, 2025'],
])('what happened at %s', (happened, time, day) => {
  expect([pastTime(at(happened), now), pastDay(at(happened), now)]).toEqual([time, day]);
});

test('in the middle of a sentence today is no name, and a month still is', () => {
  expect(pastTimeWithin(at('2026-11-25T00:05'), now)).toBe('today, 12:05\u00a0am');
  expect(pastTimeWithin(at('2026-11-18T11:30'), now)).toBe('Nov 18, 11:30\u00a0am');
});
