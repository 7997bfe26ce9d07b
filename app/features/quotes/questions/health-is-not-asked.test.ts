import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { holdClock } from '#app/platform/now.ts';
import { questionsFor } from './catalogue.ts';
import { QUOTE_TYPE_NAMES } from './quote-types.ts';

beforeEach(() => holdClock(new Date('2026-11-20T18:00:00Z')));
afterEach(() => holdClock(null));

const RATED_ON_HEALTH = ['life', 'travel', 'supervisa'] as const;

test('no question asks about somebody’s health or conditions', () => {
  const asking = QUOTE_TYPE_NAMES.flatMap((type) => questionsFor(type))
    .flatMap((question) => ('fields' in question ? [question, ...question.fields] : [question]))
    .filter(({ label }) => /health|medical condition|illness|diagnos|medicine/i.test(label))
    .filter(({ label }) => !label.includes('Alberta health care (AHCIP)'));
  expect(asking.map(({ label }) => label)).toEqual([]);
});

test.each(RATED_ON_HEALTH)('%s asks whether the broker should talk about conditions, and no more', (type) => {
  const question = questionsFor(type).find(({ name }) => name === 'talkAboutConditions');
  expect(question).toMatchObject({
    kind: 'choice',
    label: 'Should the broker talk with you about pre-existing conditions?',
    required: false,
  });
  const values = question?.kind === 'choice' ? question.options.map(({ value }) => value) : [];
  expect(values).toEqual(['yes', 'no', 'rather-not-say']);
});

test('smoking may stay unsaid', () => {
  const smoking = questionsFor('life').find(({ name }) => name === 'tobacco12m');
  expect(smoking?.required).toBe(false);
});

test.each([
  ['life', { healthBand: 'good' }],
  ['travel', { preExisting: 'no' }],
  ['supervisa', { preExisting: 'yes-stable' }],
] as const)('an answer of %s about health is not taken in, even when it is sent', (type, answers) => {
  const [name] = Object.keys(answers);
  const result = quoteRequestSchema.safeParse(exampleQuote(type, { answers }));
  expect(result.success ? Object.keys(result.data.answers) : []).not.toContain(name);
});
