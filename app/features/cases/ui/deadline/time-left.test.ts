import { expect, test } from 'vitest';
import { leftOf } from './time-left.ts';

const from = new Date('2026-11-20T16:00:00Z');
const by = new Date('2026-11-23T16:00:00Z');

test.each([
  ['2026-11-28T05:59:00Z', '3 days'],
  ['2026-11-28T08:41:00Z', '2 days'],
  ['2026-11-28T22:59:00Z', '2 days'],
])('at %s until Monday, 5 pm, are %s by the days of the calendar in Alberta', (now, words) => {
  const monday = new Date('2026-11-30T23:00:00Z');
  expect(leftOf({ from, by: monday, now: new Date(now) }).words).toBe(words);
});

test.each([
  ['2026-11-20T16:00:00Z', 1, '3 days', '3 days'],
  ['2026-11-20T16:00:01Z', 1, '3 days', '3 days'],
  ['2026-11-20T22:00:00Z', 11 / 12, '3 days', '3 days'],
  ['2026-11-21T16:00:01Z', 2 / 3, '2 days', '2 days'],
  ['2026-11-21T20:00:00Z', 11 / 18, '44 h', '44 hours'],
  ['2026-11-22T04:00:00Z', 0.5, '36 h', '36 hours'],
  ['2026-11-22T16:00:01Z', 1 / 3, '24 h', '24 hours'],
  ['2026-11-23T15:20:30Z', 0.009, '40 min', '40 minutes'],
  ['2026-11-23T15:00:00Z', 1 / 72, '1 h', '1 hour'],
  ['2026-11-23T17:00:00Z', 0, '0 min', '0 minutes'],
  ['2026-11-20T15:59:00Z', 1, '3 days', '3 days'],
])('at %s %f is left, %s, read as %s', (now, share, short, words) => {
  const left = leftOf({ from, by, now: new Date(now) });
  expect(left.share).toBeCloseTo(share, 2);
  expect(left.short).toBe(short);
  expect(left.words).toBe(words);
});
