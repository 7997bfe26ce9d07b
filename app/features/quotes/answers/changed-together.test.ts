import { expect, test } from 'vitest';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { changedTogether } from './changed-together.ts';

type Told = { before: Answers; now?: Answers; wrong?: string[] };

function shown(type: QuoteType, name: string, { before, now = before, wrong = [] }: Told): string[] {
  return changedTogether(type, { name, before, now, wrong }).flatMap((question) =>
    question.kind === 'group'
      ? question.fields.map((field) => `${question.name}.${field.name}`)
      : question.name,
  );
}

test('one answer is changed on its own, also within a group, and a list as a whole', () => {
  expect(shown('auto', 'use', { before: { use: 'commute' } })).toEqual(['use']);
  expect(shown('auto', 'vehicle.year', { before: {} })).toEqual(['vehicle.year']);
  expect(shown('travel', 'travellers.0.age', { before: {} })).toEqual(['travellers']);
});

test('what is asked or needed only since the change stands with it', () => {
  const together = shown('home', 'kind', { before: { kind: 'owner' }, now: { kind: 'condo' } });
  expect(together[0]).toBe('kind');
  expect(together).toContain('contents');
  expect(together).toContain('unitUpgrades');
  expect(together).not.toContain('claims5y');
});

test('an answer that cannot be taken any more is shown beside the one that is changed', () => {
  expect(shown('auto', 'use', { before: {}, wrong: ['startOn', 'vehicle.year'] })).toEqual([
    ...['vehicle.year', 'use', 'startOn'],
  ]);
});
