import { expect, test } from 'vitest';
import { leftOf } from './time-left.ts';

const from = new Date('2026-11-20T16:00:00Z');
const by = new Date('2026-11-23T16:00:00Z');

test.each([
  ['2026-11-20T16:00:00Z', 1, '3 d'],
  ['2026-11-22T04:00:00Z', 0.5, '36 h'],
  ['2026-11-22T16:00:01Z', 1 / 3, '24 h'],
  ['2026-11-23T15:20:30Z', 0.009, '40 min'],
  ['2026-11-23T17:00:00Z', 0, '0 min'],
  ['2026-11-20T15:59:00Z', 1, '3 d'],
])('at %s %f is left, %s', (now, share, short) => {
  const left = leftOf({ from, by, now: new Date(now) });
  expect(left.share).toBeCloseTo(share, 2);
  expect(left.short).toBe(short);
});
