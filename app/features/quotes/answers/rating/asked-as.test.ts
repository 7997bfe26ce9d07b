import { expect, test } from 'vitest';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { ASKED_AS, askedAs, isAskedIn } from './asked-as.server.ts';

const labels = new Set(
  QUOTE_TYPE_NAMES.flatMap((type) =>
    questionsFor(type).flatMap((question) =>
      question.kind === 'group' || question.kind === 'list' ? [question, ...question.fields] : [question],
    ),
  ).map(({ label }) => label),
);

test('whatever the form asks is a question where a broker asks it again', () => {
  expect(Object.keys(ASKED_AS).filter((label) => !labels.has(label))).toEqual([]);
  expect([...labels].map(askedAs).filter((words) => !words.endsWith('?'))).toEqual([]);
  expect(askedAs('Vehicle identification number (VIN)')).toBe(
    'What is the vehicle identification number (VIN)?',
  );
});

test('what was asked is known again in a list of questions, and in other words about the same', () => {
  const several = '2 questions for the quote\n1. Value of your stock?\n2. When was each claim?';
  expect(isAskedIn([several], { words: ['Value of your stock'] })).toBe(true);
  expect(
    isAskedIn(['Who else drives the car?'], { words: ['Name of each'], about: /who else drives/i }),
  ).toBe(true);
  expect(isAskedIn(['Photos of the roof'], { words: ['Website'] })).toBe(false);
});
