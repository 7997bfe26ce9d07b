import { expect, test } from 'vitest';
import { notInForceYet } from './not-in-force-yet.ts';

test('a policy that has not begun says so, and from its first day on nothing', () => {
  expect(notInForceYet('2026-12-05', '2026-11-28')).toBe('Starts in 7 days. Not in force yet.');
  expect(notInForceYet('2026-12-05', '2026-12-04')).toBe('Starts tomorrow. Not in force yet.');
  expect(notInForceYet('2026-12-05', '2026-12-05')).toBeNull();
  expect(notInForceYet('2026-12-05', '2027-03-08')).toBeNull();
});
