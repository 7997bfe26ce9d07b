import { expect, test } from 'vitest';
import { saidIn, unansweredWords } from './use-asked.ts';

const said = (isYours: boolean, body: string, more = {}) => ({
  ...{ kind: 'said' as const, isYours, body, deletedAt: null },
  ...more,
});
const question = said(true, 'It starts on Friday. Shall I include it?');

test('what was taken back, or is a note, is nothing that was said', () => {
  const lines = [
    { ...question, deletedAt: '2026-11-24T18:00:00.000Z' },
    { ...question, kind: 'internal' as const },
    said(false, 'Thank you.'),
    question,
  ];
  expect(saidIn(lines)).toEqual([
    { isYours: false, asks: false },
    { isYours: true, asks: true },
  ]);
});

test('what has no answer is what the other side wrote last', () => {
  expect(unansweredWords([question, said(false, 'Yes'), said(false, 'And no')])).toBe('And no');
  expect(unansweredWords([said(false, 'Yes'), said(true, 'Thank you')])).toBeNull();
  expect(unansweredWords([])).toBeNull();
});
