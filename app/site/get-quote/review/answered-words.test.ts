import { expect, test } from 'vitest';
import { addWords, asked, missingWords } from './answered-words.ts';

test('a subject says how many answers it lacks', () => {
  expect(missingWords(1)).toBe('One answer is missing');
  expect(missingWords(3)).toBe('3 answers are missing');
});

test('an answer stands behind what was asked', () => {
  expect(asked('Make')).toBe('Make:');
  expect(asked('Any convictions?')).toBe('Any convictions?');
});

test('a subject says how many more answers it takes', () => {
  expect(addWords(1)).toBe('Add one more answer');
  expect(addWords(4)).toBe('Add up to 4 more answers');
});
