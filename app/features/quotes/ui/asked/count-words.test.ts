import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test('what was left empty is said once it was sent', () => {
  expect(countWords({ all: 8, answered: 5, notKnown: 3 }, true)).toBe('5 of 8 answered; 3 not known.');
  expect(countWords({ all: 8, answered: 5, notKnown: 1 }, true)).toBe(
    '5 of 8 answered; 1 not known; 2 left empty.',
  );
  expect(countWords({ all: 8, answered: 5, notKnown: 0 })).toBe('5 of 8 answered.');
});
