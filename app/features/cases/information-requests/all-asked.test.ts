import { expect, test } from 'vitest';
import { allAsked } from './all-asked.ts';

test('several are asked as questions of one form, and counted', () => {
  expect(allAsked(['Work vehicles to insure as well', 'When was each claim?'])).toEqual({
    ...{ kind: 'answer', title: '2 questions for your quote' },
    instructions: '1. Work vehicles to insure as well?\n2. When was each claim?',
  });
});

test('what does not fit whole is left for another time', () => {
  const { title, instructions } = allAsked(Array.from({ length: 9 }, (_, at) => `${at} ${'a'.repeat(90)}`));
  expect(instructions.length).toBeLessThanOrEqual(500);
  expect(instructions).toMatch(/\?$/);
  expect(title).toBe('5 questions for your quote');
});
