import { expect, test } from 'vitest';
import { readTestimonials } from './read-testimonials.ts';

const ONE = { id: '1', quote: 'It was calm.', displayName: 'A. T.', city: 'Calgary', isDemo: true };

test('reads the items of the answer', () => {
  expect(readTestimonials({ items: [ONE] })).toEqual([ONE]);
});

test('without the demo mark it is a real one', () => {
  expect(readTestimonials({ items: [{ quote: 'Fine.', displayName: 'B.' }] })).toEqual([
    { id: 'Fine.', quote: 'Fine.', displayName: 'B.', isDemo: false },
  ]);
});

test('an answer of another shape holds none', () => {
  for (const answer of [null, undefined, 'x', {}, [ONE], { items: [null, 3, { quote: 'No name' }] }])
    expect(readTestimonials(answer)).toEqual([]);
});
