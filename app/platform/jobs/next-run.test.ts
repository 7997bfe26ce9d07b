import { expect, test } from 'vitest';
import { nextRun } from './next-run.ts';

test.each([
  ['* * * * *', '2026-11-26T16:05:30Z', '2026-11-26T16:06:00.000Z'],
  ['*/10 * * * *', '2026-11-26T16:50:00Z', '2026-11-26T17:00:00.000Z'],
  ['7 * * * *', '2026-11-26T16:06:59Z', '2026-11-26T16:07:00.000Z'],
  ['40 9 * * *', '2026-12-31T09:40:00Z', '2027-01-01T09:40:00.000Z'],
])('%s after %s is due at %s', (schedule, after, due) => {
  expect(nextRun(schedule, new Date(after)).toISOString()).toBe(due);
});

test.each(['0 9 * * 1', '70 * * * *', 'nonsense'])('%s is refused', (schedule) => {
  expect(() => nextRun(schedule, new Date())).toThrow('schedule');
});
