import { expect, test } from 'vitest';
import { policyPapers } from './policy-papers.ts';

test.each([
  ['auto', 'your policy and your pink card'],
  ['commercial-auto', 'your policy and your pink card'],
  ['specialty', 'your policy and, for a vehicle, your pink card'],
  ['home', 'your policy'],
] as const)('the papers of %s are %s', (type, words) => {
  expect(policyPapers(type, 'your')).toBe(words);
});
