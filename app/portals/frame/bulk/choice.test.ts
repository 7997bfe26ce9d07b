import { expect, test } from 'vitest';
import { nextChoice } from './choice.ts';

const ROWS = ['a', 'b', 'c', 'd'];
const after = (chosen: string[], id: string, from: string | null = null) =>
  [...nextChoice(new Set(chosen), ROWS, { id, from })].toSorted();

test('one press chooses a row, and the next leaves it', () => {
  expect(after([], 'b')).toEqual(['b']);
  expect(after(['a', 'b'], 'b')).toEqual(['a']);
});

test('all rows up to the last one are chosen, in both directions, and those before stay', () => {
  expect(after(['a'], 'd', 'b')).toEqual(['a', 'b', 'c', 'd']);
  expect(after([], 'a', 'c')).toEqual(['a', 'b', 'c']);
});

test('where the last row has gone, one alone is chosen', () => {
  expect(after([], 'c', 'gone')).toEqual(['c']);
});
