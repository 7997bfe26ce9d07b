import { afterEach, expect, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { countLocally } from './local-count.ts';

const START = Date.parse('2026-11-24T17:00:00.000Z');
const at = (seconds: number) => holdClock(new Date(START + seconds * 1000));
afterEach(() => holdClock(null));

test('the points of a window pass, the rest waits for its end, and the next window begins anew', () => {
  const count = countLocally({ points: 2, seconds: 10 });
  at(0);
  expect([count.add('a'), count.add('a')]).toEqual([0, 0]);
  at(4);
  expect(count.add('a')).toBe(6_000);
  expect(count.add('b')).toBe(0);
  at(10);
  expect(count.add('a')).toBe(0);
});

test('of very many keys the oldest are forgotten', () => {
  const count = countLocally({ points: 1, seconds: 600 });
  at(0);
  count.add('first');
  expect(count.add('first')).toBeGreaterThan(0);
  for (let key = 0; key < 20_000; key += 1) count.add(`key ${key}`);
  expect(count.add('key 19999')).toBeGreaterThan(0);
  expect(count.add('first')).toBe(0);
});
