import { expect, test } from 'vitest';
import { searchedWordsIn } from './searched-words.ts';

test.each([
  '5 million',
  '$5 million',
  '5\u00a0million',
  '5M',
  '$5m',
  '5 mil',
  '$5,000,000',
  '5000000',
  'five million',
  'Five Million',
])('"%s" is one figure', (written) =>
  expect(searchedWordsIn(`${written} liability`)).toEqual(['5000000', 'liability']),
);

test.each([
  ['$2 million or $5 million', ['2000000', 'or', '5000000']],
  ['$1.5 million', ['1500000']],
  ['at least $200,000.', ['at', 'least', '200000']],
  ['250k', ['250000']],
  ['$500 to $700 million', ['500', 'to', '700000000']],
  ['more than five million people', ['more', 'than', '5000000', 'people']],
])('"%s" gives its figures', (text, words) => expect(searchedWordsIn(text)).toEqual(words));

test.each([
  ['SEF 43R and 13D', ['sef', '43r', 'and', '13d']],
  ['11,794 kg', ['11794', 'kg']],
  ['two cars, one million', ['two', 'cars', '1000000']],
  ['December 31, 2026', ['december', '31', '2026']],
  ['a house of 1,200, 30 m away', ['a', 'house', 'of', '1200', '30', 'm', 'away']],
  ['0.08', ['0', '08']],
  ['T5M 2K9', ['t5m', '2k9']],
])('"%s" keeps its other words', (text, words) => expect(searchedWordsIn(text)).toEqual(words));
