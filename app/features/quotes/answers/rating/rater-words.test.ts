import { expect, test } from 'vitest';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { questionsFor, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { inRaterWords, RATER_WORDS } from './rater-words.server.ts';

const questions = QUOTE_TYPE_NAMES.flatMap((type) =>
  questionsFor(type).flatMap((question) =>
    question.kind === 'group' || question.kind === 'list' ? [question, ...question.fields] : [question],
  ),
);
const titles = QUOTE_TYPE_NAMES.flatMap((type) => sectionsFor(type).map(({ title }) => title));
const asked = new Set([...titles, ...questions.map(({ label }) => label)]);

test('no part and no answer talks to the client where a broker reads it', () => {
  const talking = [...asked].map(inRaterWords).filter((words) => /\?|\byou\b|\byour\b/i.test(words));
  expect(talking).toEqual([]);
});

test('nothing is said in other words that no form asks', () => {
  expect(Object.keys(RATER_WORDS).filter((words) => !asked.has(words))).toEqual([]);
});

test('answers are described in a rater’s words, each at its place', () => {
  const described = describeAnswers('auto', { vehicle: { year: 2019, ownership: 'financed' } }, inRaterWords);
  expect(described).toContainEqual({
    ...{ section: 'Vehicle', name: 'vehicle.ownership' },
    ...{ label: 'Ownership', value: 'Financed' },
  });
});
