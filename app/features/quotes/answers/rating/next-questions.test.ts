import { expect, test } from 'vitest';
import { newInformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { NEXT_QUESTIONS, nextQuestions } from './next-questions.server.ts';

test('what brokers ask next follows from what was answered', () => {
  const titles = (answers: Record<string, unknown>) => nextQuestions(answers).map(({ title }) => title);
  expect(titles({ claims5y: '0', otherDrivers: 0, woodStove: 'no', roofAge: 'unknown' })).toEqual([]);
  expect(titles({ otherDrivers: 2, atFaultClaims6y: '5+', use: 'business' })).toEqual([
    'What is the vehicle used for at work, and how often?',
    'Name, birth date and licence class of each other driver',
    'When was each at-fault claim, and what did it cost?',
  ]);
  expect(nextQuestions({ otherDrivers: 1, minorConvictions3y: '1' }, ['Who else drives the car?\n'])).toEqual(
    [{ kind: 'answer', title: 'What was each ticket for, and when?' }],
  );
  expect(nextQuestions({ roofAge: 'over-20' })).toEqual([{ kind: 'document', title: 'Photos of the roof' }]);
});

test.each(NEXT_QUESTIONS.map((row) => [row.title, row] as const))('%s can be asked', (_, row) => {
  const asked = QUOTE_TYPE_NAMES.filter((type) => questionsFor(type).some(({ name }) => name === row.name));
  expect(asked).not.toEqual([]);
  expect(newInformationRequest.safeParse({ kind: row.kind, title: row.title }).success).toBe(true);
});
