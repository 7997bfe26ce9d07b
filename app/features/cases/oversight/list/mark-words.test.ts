import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

test('what was looked for is marked where a word begins with it', () => {
  expect(markWords('Jordan Makokis', ['jord', 'kis'])).toEqual([
    { text: 'Jord', isHit: true },
    { text: 'an', isHit: false },
    { text: ' ', isHit: false },
    { text: 'Makokis', isHit: false },
  ]);
});
