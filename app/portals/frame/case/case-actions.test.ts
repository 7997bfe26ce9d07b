import { expect, test } from 'vitest';
import { foldedEnds } from './case-actions.tsx';

test('several ends are folded, and one alone stands among the steps by its own name', () => {
  expect(foldedEnds({ others: ['Return request'], ends: ['Mark as spam'] })).toEqual({
    ...{ others: ['Return request', 'Mark as spam'], ends: [] },
  });
  const ends = ['Close without a policy', 'Return request'];
  expect(foldedEnds({ others: ['Log a contact'], ends })).toEqual({ others: ['Log a contact'], ends });
});
