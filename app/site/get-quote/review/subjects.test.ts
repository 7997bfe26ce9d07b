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

test('a number that stood there is pointed out on the review until somebody gave another', () => {
  const hintOf = (employees: string) =>
    subjectsOf('business', { employees })
      .flatMap(({ shown }) => shown)
      .find(({ label }) => label === 'Employees')?.hint;
  expect(hintOf('0')).toBe('We filled in 0. Change it if people work for you.');
  expect(hintOf('3')).toBe('');
});
