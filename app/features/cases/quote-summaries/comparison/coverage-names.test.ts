import { expect, test } from 'vitest';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { namesOf } from './coverage-names.ts';

test('a coverage is known by each of its names, whatever marks and capitals they have', () => {
  expect(namesOf('CONTENTS:', 'home')?.[0]).toBe('Personal property');
  expect(namesOf('Sewer back-up', 'home')?.[0]).toBe('Sewer backup');
  expect(namesOf('Crystal', 'home')).toBeUndefined();
});

test('a name means what it means in its type of insurance', () => {
  expect(namesOf('Loss of use', 'home')?.[0]).toBe('Additional living expenses');
  expect(namesOf('Loss of use', 'auto')?.[0]).toBe('Loss of use');
  expect(namesOf('Liability', 'auto')?.[0]).toBe('Third-party liability');
  expect(namesOf('Contents', undefined)).toBeUndefined();
});

test('no name stands for two coverages of one type', () => {
  for (const type of INSURANCE_TYPES) {
    for (const word of ['deductible', 'liability', 'contents', 'loss of use', 'sewer backup']) {
      const names = namesOf(word, type) ?? [];
      expect(
        names.every((name) => namesOf(name, type) === names),
        `${type}: ${word}`,
      ).toBe(true);
    }
  }
});
