import { expect, test } from 'vitest';
import { isAnswerAwaited } from './use-asked.ts';

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

test('what asks nothing, was taken back, or is a note awaits no answer', () => {
  expect(isAnswerAwaited([])).toBe(false);
  expect(isAnswerAwaited([said(true, 'Thank you.')])).toBe(false);
  expect(isAnswerAwaited([{ ...question, deletedAt: '2026-11-24T18:00:00.000Z' }])).toBe(false);
  expect(isAnswerAwaited([{ ...question, kind: 'internal' }])).toBe(false);
});
