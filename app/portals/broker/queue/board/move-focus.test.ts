import { expect, test } from 'vitest';
import { nextPlace } from './move-focus.ts';

const LENGTHS = [3, 1, 2];
const from = (column: number, at: number, step: readonly [number, number]) => {
  const place = nextPlace(LENGTHS, { column, at }, step);
  return [place.column, place.at];
};

test('up and down stays in the column, and stops at its ends', () => {
  expect(from(0, 0, [0, 1])).toEqual([0, 1]);
  expect(from(0, 2, [0, 1])).toEqual([0, 2]);
  expect(from(0, 0, [0, -1])).toEqual([0, 0]);
});

test('across keeps the height as far as the next column is long, and stops at the outer ones', () => {
  expect(from(0, 2, [1, 0])).toEqual([1, 0]);
  expect(from(1, 0, [1, 0])).toEqual([2, 0]);
  expect(from(2, 1, [1, 0])).toEqual([2, 1]);
  expect(from(0, 1, [-1, 0])).toEqual([0, 1]);
});
