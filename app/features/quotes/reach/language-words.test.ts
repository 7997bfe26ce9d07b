import { expect, test } from 'vitest';
import { languageWords } from './language-words.ts';

test('whoever would like another language reads that it is a wish, and nobody else does', () => {
  expect(languageWords('tagalog')).toBe(
    'You would like to speak Tagalog. Every broker we ask sees that, but we cannot promise one who speaks it.',
  );
  expect(languageWords('other')).toContain('a language that is not in our list');
  for (const none of ['english', '', undefined, null, 7]) expect(languageWords(none)).toBeNull();
});
