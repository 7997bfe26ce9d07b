import { expect, test } from 'vitest';
import { onlyTime } from './only-time.ts';

const tuesday = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 24, hour + 6, minute));
const mornings = { windows: ['weekday-morning'], earliestOn: null, method: 'phone' };

test('the only one of the chosen times that fits ends with its hour, or with the promise', () => {
  expect(onlyTime(mornings, { from: tuesday(8, 40), by: tuesday(16) })).toEqual({
    ...{ words: 'on Tuesday morning', until: tuesday(12) },
  });
  expect(onlyTime(mornings, { from: tuesday(10, 59), by: tuesday(16) })?.until).toEqual(tuesday(12));
  expect(onlyTime(mornings, { from: tuesday(8), by: tuesday(11) })?.until).toEqual(tuesday(11));
});

test('where none is left, or several are, there is no such time', () => {
  expect(onlyTime(mornings, { from: tuesday(12), by: tuesday(16) })).toBeNull();
  const all = { ...mornings, windows: ['weekday-morning', 'weekday-midday'] };
  expect(onlyTime(all, { from: tuesday(8), by: tuesday(16) })).toBeNull();
});
