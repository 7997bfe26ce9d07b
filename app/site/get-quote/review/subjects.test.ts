import { expect, test } from 'vitest';
import { isShort, subjectsOf } from './subjects.ts';

const subject = (title: string, values: string[]) => ({
  title,
  shown: values.map((value, place) => ({ name: `${title}.${place}`, label: 'Question', value })),
  left: undefined,
});
const twelve = [
  subject('Visitors', Array<string>(8).fill('Parent')),
  subject('Visit', Array<string>(4).fill('India')),
];

test('up to twelve short answers are read at once on a phone', () => {
  expect(isShort(twelve)).toBe(true);
  expect(isShort([...twelve, subject('Coverage', ['$100,000'])])).toBe(false);
});

test('answers that take several lines are folded', () => {
  expect(isShort([subject('Work', ['We roof houses in Red Deer with three people and a crane'])])).toBe(
    false,
  );
});

test('a slip in the name of a country is pointed out on the review, and a name that was left empty is one’s own', () => {
  const visit = subjectsOf('supervisa', { country: 'Philipines' }).flatMap(({ shown }) => shown);
  expect(visit.map(({ hint }) => hint)).toContain('Did you mean Philippines?');
  const business = subjectsOf('business', { legalName: 'Dana Whitfield' }, 'Dana Whitfield');
  expect(business.flatMap(({ shown }) => shown.map(({ value }) => value))).toContain(
    'Your own name, Dana Whitfield',
  );
});
