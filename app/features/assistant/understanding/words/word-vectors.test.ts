import { expect, test } from 'vitest';
import { openWordVectors, WORD_VECTORS } from './word-vectors.server.ts';

const vectors = await openWordVectors(WORD_VECTORS);
const lengthOf = (...words: string[]) => Math.hypot(...vectors.directionOf(words));
function likeness(one: string, other: string): number {
  const [a, b] = [vectors.directionOf([one]), vectors.directionOf([other])];
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

test.each([
  ['automobile', 'car', 'dentist'],
  ['blaze', 'fire', 'invoice'],
  ['mum', 'mother', 'windshield'],
])('"%s" is more like "%s" than like "%s"', (word, like, unlike) => {
  expect(likeness(word, like)).toBeGreaterThan(likeness(word, unlike) + 0.2);
});

test('words that are not known say nothing, and half of them known says half as much', () => {
  expect(lengthOf('qxzzy')).toBe(0);
  expect(lengthOf('truck')).toBeCloseTo(1);
  expect(lengthOf('truck', 'qxzzy')).toBeCloseTo(0.5);
});
