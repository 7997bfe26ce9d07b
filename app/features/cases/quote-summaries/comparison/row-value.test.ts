import { expect, test } from 'vitest';
import { rowValue } from './row-value.ts';

test('a value does not say the name of its row again', () => {
  expect(rowValue('Contents $40,000.', 'Contents')).toBe('$40,000');
  expect(rowValue('Collision, $500 deductible.', 'Collision')).toBe('$500 deductible');
  expect(rowValue('Collision with a $500 deductible.', 'Collision')).toBe('With a $500 deductible');
  expect(rowValue('Sewer backup: not mentioned', 'Sewer backup')).toBe('Not mentioned');
  expect(rowValue('Third-party liability $1,000,000', 'Liability', 'auto')).toBe('$1,000,000');
  expect(rowValue('Sewer backup.', 'Sewer backup')).toBe('Included');
  expect(rowValue('Not covered: Glass.', 'Glass')).toBe('Not covered');
});

test('what is about more than its row, or has another name, is said whole', () => {
  expect(rowValue('Not covered: Overland flood and earthquake.', 'Overland flood')).toBe(
    'Not covered: Overland flood and earthquake.',
  );
  expect(rowValue('Sewer backup and flood $10,000', 'Sewer backup')).toBe('Sewer backup and flood $10,000');
  expect(rowValue('Glassware $500', 'Glass')).toBe('Glassware $500');
  expect(rowValue('Rented cars', 'Car rental')).toBe('Rented cars');
  expect(rowValue('$448.00 a year', 'Premium')).toBe('$448.00 a year');
  expect(rowValue(undefined, 'Mice')).toBe('See its coverage');
});
