import { expect, test } from 'vitest';
import { numberInWords } from './number-words.ts';

test.each([
  ['six', 6],
  [' Zero ', 0],
  ['nineteen', 19],
  ['twenty', 20],
  ['Twenty-five', 25],
  ['ninety nine', 99],
])('"%s" is %d', (words, number) => expect(numberInWords(words)).toBe(number));

test.each(['', 'sixish', 'six people', 'about six', 'twenty-ten', 'twenty-zero', 'twenty-five six', '6'])(
  '"%s" is no number in words',
  (words) => expect(numberInWords(words)).toBeUndefined(),
);
