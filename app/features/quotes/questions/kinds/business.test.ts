import { expect, test } from 'vitest';
import { isAsked, screensFor } from '../catalogue.ts';
import { hotWork } from './trades.ts';

const askedOf = (industry: string) =>
  screensFor('business').flatMap(({ asked }) =>
    asked.filter((question) => isAsked(question, { industry })).map(({ name }) => name),
  );

test.each(['contractors', 'construction'])(
  '%s are asked about hot work where they say what they do',
  (industry) => {
    expect(askedOf(industry)).toContain('hotWork');
  },
);

test('hot work is told by what plumbers do, too', () => {
  expect(hotWork.label).toMatch(/solder/);
});

test('nobody else is asked about hot work', () => {
  expect(askedOf('retail')).not.toContain('hotWork');
});

test('a business is asked about its work vehicles in the same request, unfolded', () => {
  expect(askedOf('retail')).toContain('workVehicles');
});

test('subcontractors and claims are answered one by one', () => {
  expect(screensFor('business').some(({ none }) => none)).toBe(false);
});
