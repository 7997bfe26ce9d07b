import { expect, test } from 'vitest';
import { askedFor } from './asked-for.ts';

test('what a client wants of a quote stands beside it, and what describes them does not', () => {
  const answers = [
    { name: 'vehicle.year', label: 'Year', value: '2019' },
    { name: 'coverage', label: 'Coverage', value: 'With collision and comprehensive' },
    { name: 'liability', label: 'Liability limit', value: '$2 million' },
    { name: 'startOn', label: 'Start date', value: 'December 13, 2026' },
  ];
  expect(askedFor(answers).map(({ term }) => term)).toEqual(['Coverage', 'Liability limit', 'Start date']);
});
