import { expect, test } from 'vitest';
import { askedCategory } from './asked-category.ts';

test.each([
  ['Current policy', 'policy'],
  ['Driver’s abstract', 'abstract'],
  ['Photos of the property', 'photo'],
  ['Proof of prior insurance', 'other'],
])('a file that answers “%s” is filed as %s', (title, category) => {
  expect(askedCategory(title)).toBe(category);
});
