import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { missingAnswers } from './missing-answers.ts';

const names = (...args: Parameters<typeof missingAnswers>) => missingAnswers(...args).map(({ name }) => name);

test('what was answered is not missing, what was left out is', () => {
  for (const type of QUOTE_TYPE_NAMES) {
    const { answers } = exampleQuote(type);
    const before = names(type, answers);
    const [first] = Object.keys(answers);
    expect(before).not.toContain(first);
    expect(missingAnswers(type, {}).length).toBeGreaterThan(before.length);
  }
});

test('a part of an answer that was left out is missing by itself', () => {
  const { answers } = exampleQuote('auto');
  expect(missingAnswers('auto', { ...answers, vehicle: { year: 2018 } })).toContainEqual({
    name: 'make',
    label: expect.any(String),
  });
});

test('who says nothing more of themselves owes no answer', () => {
  for (const type of QUOTE_TYPE_NAMES) expect(names(type, {})).not.toContain('notes');
});
