import { expect, test } from 'vitest';
import { statusWords } from './status-words.ts';

const say = (wanted: string, ...fits: ('phrase' | 'words' | 'most' | 'some')[]) =>
  statusWords({ isReady: true, problem: false, wanted, found: fits.map((fit) => ({ fit })) });

test.each([
  ['hail', ['words', 'words'], '2 matches'],
  ['hail damage', ['phrase', 'words'], '2 matches'],
  ['hot work', ['words'], '1 match'],
  ['hot zebra', ['some', 'some'], 'No page has all the words of “hot zebra”. These have some of them.'],
  ['hot zebra', ['most'], 'No page has all the words of “hot zebra”. These have some of them.'],
  ['zebra', [], 'Nothing found for “zebra”. Try a shorter or another word.'],
] as const)('of "%s" it is said how well the places fit', (wanted, fits, words) => {
  expect(say(wanted, ...fits)).toBe(words);
});

test('twelve are the best of more', () => {
  expect(say('hail', ...Array.from({ length: 12 }, () => 'words' as const))).toBe('The 12 best matches');
});
