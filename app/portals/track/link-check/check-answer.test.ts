import { expect, test } from 'vitest';
import { checkValues } from '#app/ui/forms/state/findings.ts';
import { answerSchema } from './check-answer.ts';

const QUESTION = 'Last 4 digits of your phone number';
const WRONG = 'That does not match';
const foundIn = (question: string | null, answer: string) =>
  checkValues(answerSchema(question, WRONG), { answer });

test('who answers nothing is told what is asked, and who is asked nothing answers nothing', async () => {
  const missing = { errors: { answer: 'Please enter the last 4 digits of your phone number' } };
  expect(await foundIn(QUESTION, ' ')).toEqual(missing);
  expect(await foundIn(QUESTION, '1234')).toEqual({ input: { answer: '1234' } });
  expect(await foundIn(QUESTION, '1'.repeat(101))).toEqual({ errors: { answer: WRONG } });
  expect(await foundIn(null, '')).toEqual({ input: { answer: '' } });
});
