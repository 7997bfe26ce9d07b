import { expect, test } from 'vitest';
import { PLACE_OF } from './use-sent.ts';

test('what a client sent leads to where it is confirmed: answers to the questions, documents to the documents', () => {
  expect(PLACE_OF).toEqual({ answer: '?tab=summary#questions', document: '?tab=documents' });
});
