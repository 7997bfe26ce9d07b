import { expect, test } from 'vitest';
import { withWord, wordIn } from './kept-word.ts';

const FAQ = 'https://chinookcover.example/faq';

test('a word that was looked for stands in the address, and is read from it', () => {
  const kept = withWord(FAQ, 'q', 'hail & wind');
  expect(kept).toBe(`${FAQ}?q=hail+%26+wind`);
  expect(wordIn(kept, 'q')).toBe('hail & wind');
});

test('an emptied field leaves nothing in the address, and what else stands there stays', () => {
  expect(withWord(`${FAQ}?from=mail&q=hail#top`, 'q', ' ')).toBe(`${FAQ}?from=mail#top`);
  expect(wordIn(FAQ, 'q')).toBe('');
});
