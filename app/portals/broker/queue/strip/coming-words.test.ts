import { expect, test } from 'vitest';
import { comingFigure, comingWords } from './coming-words.ts';

const STATS = { isAway: false, dailyCap: 10, assignedToday: 2 };

test.each([
  ['as many as came', STATS, '2 today, at most 10', '2 of 10'],
  ['the limit is reached', { ...STATS, assignedToday: 10 }, 'all 10 for today received', '10 of 10'],
  ['none are wanted', { ...STATS, dailyCap: 0 }, 'paused', 'Paused'],
  ['a day away says more than the limit', { ...STATS, isAway: true, dailyCap: 0 }, 'away today', 'Away'],
] as const)('whether new requests come: %s', (_, stats, words, figure) => {
  expect(comingWords(stats)).toBe(words);
  expect(comingFigure(stats)).toBe(figure);
});
