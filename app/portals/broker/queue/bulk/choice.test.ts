import { expect, test } from 'vitest';
import { nextChoice } from './choice.ts';
import { doEach, NotWithThis } from './do-each.ts';

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

test('each is done by itself, in order, and what is refused says why', async () => {
  const seen: string[] = [];
  const result = await doEach(['a', 'b', 'c', 'd'], async (row) => {
    seen.push(row);
    if (row === 'b') throw new Error('no answer');
    if (row === 'd') throw new NotWithThis('It is a task.');
  });
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(result).toEqual({
    done: ['a', 'c'],
    refused: [
      { item: 'b', why: 'We could not reach the server. Please try again.' },
      { item: 'd', why: 'It is a task.' },
    ],
  });
});
