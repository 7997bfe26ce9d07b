import { expect, test } from 'vitest';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { nextTry, TRIED_FOR_MS } from './retry-pauses.ts';

const start = new Date('2026-11-24T18:00:00Z');
const giveUpAt = new Date(start.getTime() + TRIED_FOR_MS);

function tryUntilGivenUp(): Date[] {
  const tries = [start];
  for (let at: Date | null = start; at; ) {
    at = nextTry(tries.length, at, giveUpAt);
    if (at) tries.push(at);
  }
  return tries;
}

test('pauses grow to two hours, and the last try is at the end of 72 hours', () => {
  const tries = tryUntilGivenUp();
  const pauses = tries.slice(1).map((at, index) => at.getTime() - (tries[index]?.getTime() ?? 0));
  expect(pauses.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(Math.max(...pauses)).toBe(2 * HOUR_MS);
  expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((a, b) => a - b));
  expect(tries.at(-1)).toEqual(giveUpAt);
  expect(tries.length).toBeLessThan(60);
});

test('a try after the end is the last one', () => {
  expect(nextTry(3, giveUpAt, giveUpAt)).toBeNull();
  expect(nextTry(1, new Date(giveUpAt.getTime() + 1), giveUpAt)).toBeNull();
});
