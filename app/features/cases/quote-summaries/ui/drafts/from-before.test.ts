import { expect, test } from 'vitest';
import { fromBefore } from './from-before.ts';
import { emptyDraft } from './quote-draft.ts';

const before = {
  ...emptyDraft(),
  ...{ insurer: 'Prairie Mutual', premiumCents: '1,489.00', coverage: 'Collision: $500 deductible' },
  validUntil: '2099-12-05',
};

test('what a revision keeps of the quote before and the pasted text does not say is known', () => {
  const pasted = 'Insurer: Prairie Mutual\n6 month premium: $925.00\nCollision: $1,000 deductible';
  const filled = { ...before, pasted, coverage: 'Collision: $1,000 deductible' };
  expect(fromBefore(filled, before, 'auto')).toEqual(['premiumCents', 'validUntil']);
  expect(fromBefore({ ...filled, premiumCents: '1,850.00' }, before, 'auto')).toEqual(['validUntil']);
});

test('of a quote that is no revision, or into which nothing was pasted, nothing is from before', () => {
  expect(fromBefore({ ...before, pasted: 'Premium $900' }, undefined, 'auto')).toEqual([]);
  expect(fromBefore(before, before, 'auto')).toEqual([]);
});
