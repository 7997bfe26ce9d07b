import { expect, test } from 'vitest';
import { FACTS } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';

const FREE_OR_IDENTIFYING = ['text', 'long-text', 'vin', 'url', 'birth-date'];

/** Said in a list and still not for somebody who has not taken the case: what a person says of their health. */
const ABOUT_HEALTH = ['talkAboutConditions', 'tobacco12m'];

const questions = QUOTE_TYPE_NAMES.flatMap((type) => questionsFor(type)).flatMap((question) =>
  'fields' in question ? [question, ...question.fields] : [question],
);

test('what a broker sees before accepting is what is chosen or counted, and none of what is typed', () => {
  const free = questions.filter(({ kind }) => FREE_OR_IDENTIFYING.includes(kind)).map(({ name }) => name);
  const structured = questions
    .map(({ name }) => name)
    .filter((name) => !free.includes(name) && !ABOUT_HEALTH.includes(name));
  expect([...FACTS].toSorted()).toEqual([...new Set(structured)].toSorted());
});

test('the values of what is chosen are codes, which no sentence can be mistaken for', () => {
  for (const question of questions) {
    if (question.kind !== 'choice' && question.kind !== 'choices') continue;
    for (const { value } of question.options) expect(value).toMatch(/^[\w<>+-]{1,40}$/);
  }
});
