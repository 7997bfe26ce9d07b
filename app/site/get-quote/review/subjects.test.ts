import { expect, test } from 'vitest';
import { subjectsOf } from './subjects.ts';

test('a slip in the name of a country is pointed out on the review, and a name that was left empty is one’s own', () => {
  const visit = subjectsOf('supervisa', { country: 'Philipines' }).flatMap(({ shown }) => shown);
  expect(visit.map(({ hint }) => hint)).toContain('Did you mean Philippines?');
  const business = subjectsOf('business', { legalName: 'Dana Whitfield' }, 'Dana Whitfield');
  expect(business.flatMap(({ shown }) => shown.map(({ value }) => value))).toContain(
    'Your own name, Dana Whitfield',
  );
});
