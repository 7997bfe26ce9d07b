import { expect, test } from 'vitest';
import { chooserOf, numberOf } from './seeded-random.ts';

const TEXTS = Array.from({ length: 200 }, (_, at) => `wording ${at}`);

test('a number of a text is the same each time, another for another seed, and spread from 0 to 1', () => {
  expect(numberOf('a wording', 3)).toBe(numberOf('a wording', 3));
  expect(numberOf('a wording', 3)).not.toBe(numberOf('a wording', 4));
  const numbers = TEXTS.map((text) => numberOf(text));
  const below = numbers.filter((number) => number < 0.5).length;
  expect(below).toBeGreaterThan(70);
  expect(below).toBeLessThan(130);
});

test('what is chosen stays chosen when another text comes', () => {
  const before = chooserOf(TEXTS, (text) => text);
  const after = chooserOf(['another', ...TEXTS], (text) => text);
  const numbers = Array.from({ length: 100 }, (_, at) => at / 100);
  const moved = numbers.filter((number) => before(number) !== after(number));
  expect(moved.length).toBeLessThan(5);
  expect(new Set(numbers.map(before)).size).toBeGreaterThan(50);
});
