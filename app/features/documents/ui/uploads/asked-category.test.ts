import { expect, test } from 'vitest';
import { askedCategory, categoryOf } from './asked-category.ts';

test.each([
  ['Current policy', 'policy'],
  ['Driver’s abstract', 'abstract'],
  ['Photos of the property', 'photo'],
  ['Proof of prior insurance', 'other'],
])('a file that answers “%s” is filed as %s', (title, category) => {
  expect(askedCategory(title)).toBe(category);
});

test('a picture is a photo until something else is said of it', () => {
  expect(categoryOf('image/jpeg', 'other')).toBe('photo');
  expect(categoryOf('image/jpeg', 'policy')).toBe('policy');
  expect(categoryOf('application/pdf', 'other')).toBe('other');
});
