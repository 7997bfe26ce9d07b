import { expect, test } from 'vitest';
import { asksSomething, isAnswerAwaited, isAnswerRead, isToBeHeard } from './awaited-answer.ts';

const said = (isYours: boolean, body: string) => ({ isYours, asks: asksSomething(body) });
const question = said(true, 'It starts on Friday. Shall I include it?');

test('an answer is awaited from a question on until the other side writes', () => {
  expect(isAnswerAwaited([said(false, 'Is it dear?'), question])).toBe(true);
  expect(isAnswerAwaited([question, said(true, 'I am in until five.')])).toBe(true);
  expect(isAnswerAwaited([question, said(false, 'Yes')])).toBe(false);
  expect(isAnswerAwaited([])).toBe(false);
  expect(isAnswerAwaited([said(true, 'Thank you.')])).toBe(false);
});

test('a question of the client is answered until they say something to it', () => {
  const theirs = said(false, 'What would glass cost?');
  const reply = said(true, 'It adds $40 a year.');
  expect(isAnswerRead([theirs, reply])).toBe(true);
  expect(isAnswerRead([theirs])).toBe(false);
  expect(isAnswerRead([theirs, reply, said(false, 'Then yes, please.'), reply])).toBe(false);
  expect(isAnswerRead([reply])).toBe(false);
});

test('the client is to be heard after a question and after an answer, until they write', () => {
  const theirs = said(false, 'What would glass cost?');
  for (const reply of [question, said(true, 'It adds $40 a year.')]) {
    expect(isToBeHeard([theirs, reply])).toBe(true);
    expect(isToBeHeard([theirs, reply, said(false, 'Yes, please.')])).toBe(false);
  }
});
