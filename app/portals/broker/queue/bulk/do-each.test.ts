import { expect, test } from 'vitest';
import { doEach, NotWithThis } from './do-each.ts';

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
