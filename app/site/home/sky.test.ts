import { expect, test } from 'vitest';
import { skyAt } from './sky.ts';

test.each([
  ['2026-11-23T11:59:00Z', 'night'],
  ['2026-11-23T12:00:00Z', 'dawn'],
  ['2026-11-23T15:00:00Z', 'arch'],
  ['2026-11-24T00:00:00Z', 'evening'],
  ['2026-11-24T04:00:00Z', 'night'],
  ['2027-07-10T20:00:00Z', 'hail'],
  ['2027-07-11T02:00:00Z', 'evening'],
  ['2027-09-10T20:00:00Z', 'arch'],
])('at %s the sky over Alberta is that of %s', (at, sky) => {
  expect(skyAt(new Date(at))).toBe(sky);
});
