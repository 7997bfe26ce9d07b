import { expect, test } from 'vitest';
import { askedFor, PLACE_OF } from './use-sent.ts';

test('what a client sent leads to where it is confirmed: answers to the questions, documents to the documents', () => {
  expect(PLACE_OF).toEqual({ answer: '?tab=summary#questions', document: '?tab=documents' });
});

test('what is asked for again is open, as what was never sent; what was confirmed or taken back is neither', () => {
  const states = ['open', 'submitted', 'accepted', 'rejected', 'cancelled'] as const;
  const { sent, open } = askedFor(states.map((state) => ({ title: state, state })) as never);
  expect(sent.map(({ title }) => title)).toEqual(['submitted']);
  expect(open.map(({ title }) => title)).toEqual(['open', 'rejected']);
});
