import { expect, test } from 'vitest';
import { isAnswerAwaited, isAnswerRead, unansweredWords } from './use-asked.ts';

const said = (isYours: boolean, body: string, more = {}) => ({
  ...{ kind: 'said' as const, isYours, body, deletedAt: null },
  ...more,
});
const question = said(true, 'It starts on Friday. Shall I include it?');

test('an answer is awaited from a question on until the other side writes', () => {
  expect(isAnswerAwaited([said(false, 'Is it dear?'), question])).toBe(true);
  expect(isAnswerAwaited([question, said(true, 'I am in until five.')])).toBe(true);
  expect(isAnswerAwaited([question, said(false, 'Yes')])).toBe(false);
});

test('a question of the client is answered until they say something to it', () => {
  const theirs = said(false, 'What would glass cost?');
  const reply = said(true, 'It adds $40 a year.');
  expect(isAnswerRead([theirs, reply])).toBe(true);
  expect(isAnswerRead([theirs])).toBe(false);
  expect(isAnswerRead([theirs, reply, said(false, 'Then yes, please.'), reply])).toBe(false);
  expect(isAnswerRead([reply])).toBe(false);
});

test('what asks nothing, was taken back, or is a note awaits no answer', () => {
  expect(isAnswerAwaited([])).toBe(false);
  expect(isAnswerAwaited([said(true, 'Thank you.')])).toBe(false);
  expect(isAnswerAwaited([{ ...question, deletedAt: '2026-11-24T18:00:00.000Z' }])).toBe(false);
  expect(isAnswerAwaited([{ ...question, kind: 'internal' }])).toBe(false);
});

test('what has no answer is what the other side wrote last', () => {
  expect(unansweredWords([question, said(false, 'Yes'), said(false, 'And no')])).toBe('And no');
  expect(unansweredWords([said(false, 'Yes'), said(true, 'Thank you')])).toBeNull();
  expect(unansweredWords([])).toBeNull();
});
