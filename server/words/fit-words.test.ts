import { expect, test } from 'vitest';
import { fitWords } from './fit-words.ts';

const NUMBERS = 3;
const meanings = [
  { word: 'truck', vector: [1, 0, 0.1] },
  { word: 'lorry', vector: [0.9, 0.1, 0] },
  { word: 'dentist', vector: [0, 1, -0.2] },
  { word: 'price', vector: [-0.5, -0.4, 1] },
];

test('a word that no sentence holds points where its like does', () => {
  const words = meanings.map(({ word }) => word);
  const fitted = fitWords({
    said: [['truck'], ['dentist'], ['truck', 'price'], ['dentist', 'price']],
    targets: [
      [1, 0],
      [-1, 0],
      [0.7, 0.7],
      [-0.7, 0.7],
    ].map((target) => Float32Array.from(target)),
    words,
    ranks: new Map(words.map((word, at) => [word, 1000 + at])),
    meanings: [meanings.map(({ vector }) => Float32Array.from(vector.slice(0, NUMBERS)))],
    width: 2,
  });
  const along = (one: string, other: string) => {
    const [a, b] = [words.indexOf(one) * 2, words.indexOf(other) * 2];
    return (fitted[a] ?? 0) * (fitted[b] ?? 0) + (fitted[a + 1] ?? 0) * (fitted[b + 1] ?? 0);
  };
  expect(along('lorry', 'truck')).toBeGreaterThan(0);
  expect(along('lorry', 'dentist')).toBeLessThan(0);
});
