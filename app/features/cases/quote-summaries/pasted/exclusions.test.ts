import { expect, test } from 'vitest';
import { exclusionsIn } from './exclusions.ts';

test('commas and semicolons part exclusions, but in brackets and in numbers', () => {
  expect(exclusionsIn('flood, e-bikes over $3,000; and water (sewer, ground).')).toEqual([
    'flood',
    'e-bikes over $3,000',
    'water (sewer, ground)',
  ]);
});

test('a sentence with commas stays as it is', () => {
  for (const words of [
    'Mould, whether or not a pipe has burst',
    'Loss while the home stands empty for more than thirty days, theft',
  ])
    expect(exclusionsIn(words)).toEqual([words]);
});

test('nothing is no exclusion', () => {
  for (const words of ['none', 'N/A', 'see policy wording', '-'])
    expect(exclusionsIn(words), words).toEqual([]);
});
