import { expect, test } from 'vitest';
import { subjectsOf } from './subjects.ts';

test('a slip in the name of a country is pointed out on the review, and a name that was left empty is one’s own', () => {
  const visit = subjectsOf('supervisa', { country: 'Philipines' }).flatMap(({ shown }) => shown);
  expect(visit.map(({ hint }) => hint)).toContain('Did you mean Philippines?');
  const business = subjectsOf('business', { legalName: 'Dana Whitfield' }, { fullName: 'Dana Whitfield' });
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

/** What is pointed out on the review of these answers, by what was asked. */
function hintsOf(...asked: Parameters<typeof subjectsOf>): Record<string, string | undefined> {
  const shown = subjectsOf(...asked).flatMap((subject) => subject.shown);
  return Object.fromEntries(shown.filter(({ hint }) => hint).map(({ label, hint }) => [label, hint]));
}

test('a VIN of another vehicle than was entered, and one with a slip, are pointed out on the review', () => {
  const vehicle = { year: 2018, make: 'Honda', model: 'Civic' };
  const entered = { ...vehicle, vin: '2HGFC2F58JH512345' };
  const vin = 'Vehicle identification number (VIN)';
  expect(hintsOf('auto', { vehicle: { ...entered, year: 2017 } }, { vehicle })[vin]).toBe(
    'This VIN is for a 2018 Honda Civic. What you entered differs from that.',
  );
  expect(hintsOf('auto', { vehicle: { ...entered, vin: '2HGFC2F59JH512345' } })[vin]).toMatch(
    /^One character seems to be wrong/,
  );
});

test('the birth year of a visitor that may be a slip is pointed out on the review as in the form', () => {
  const applicants = [{ relation: 'parent', birthDate: '2000-07-09' }];
  expect(Object.values(hintsOf('supervisa', { applicants }))).toEqual([
    expect.stringMatching(/^That is an age of \d\d\. Is the year right\?$/),
  ]);
});
