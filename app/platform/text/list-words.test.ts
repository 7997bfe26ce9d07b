import { expect, test } from 'vitest';
import { andWords, orWords } from './list-words.ts';

test('a list reads as a sentence says it', () => {
  expect([[], ['home'], ['home', 'auto'], ['home', 'auto', 'travel']].map(andWords)).toEqual([
    ...['', 'home', 'home and auto', 'home, auto and travel'],
  ]);
  expect(orWords(['home', 'auto', 'travel'])).toBe('home, auto or travel');
});
