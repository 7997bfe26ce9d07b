import { expect, test } from 'vitest';
import { isGoodTime } from './contact-window.ts';

const tuesday = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour + 6));

test.each([
  [8, false],
  [9, true],
  [11, true],
  [12, false],
])('at %i on a Tuesday a weekday morning: %s', (hour, isGood) => {
  expect(isGoodTime({ windows: ['weekday-morning'], earliestOn: null }, tuesday(hour))).toBe(isGood);
});

test('any of several times is good, and any time without a choice', () => {
  expect(isGoodTime({ windows: ['weekday-evening', 'weekday-midday'], earliestOn: null }, tuesday(18))).toBe(
    true,
  );
  expect(isGoodTime({ windows: ['saturday'], earliestOn: null }, tuesday(10))).toBe(false);
  expect(isGoodTime({ windows: [], earliestOn: null }, tuesday(3))).toBe(true);
});

test('no time is good before the day that somebody named', () => {
  expect(isGoodTime({ windows: [], earliestOn: '2026-11-25' }, tuesday(10))).toBe(false);
  expect(isGoodTime({ windows: [], earliestOn: '2026-11-24' }, tuesday(10))).toBe(true);
});
