import { expect, test } from 'vitest';
import { COVERAGE_HINTS } from './coverage-hints.ts';
import { business, INDUSTRIES } from './kinds/business.ts';

const coverages = business.sections
  .flatMap(({ questions }) => questions)
  .flatMap((question) => (question.kind === 'choices' ? question.options : []))
  .map(({ value }) => value);

test('every hint is of an industry that can be chosen, and stands under a coverage that is offered', () => {
  const industries = INDUSTRIES.map(({ value }) => value);
  for (const [industry, hints] of Object.entries(COVERAGE_HINTS.by)) {
    expect(industries).toContain(industry);
    expect(coverages).toEqual(expect.arrayContaining(Object.keys(hints)));
  }
});

test('a restaurant reads of spoilage and a contractor of the installation floater', () => {
  expect(COVERAGE_HINTS.by.restaurants?.property).toContain('spoilage');
  expect(COVERAGE_HINTS.by.contractors?.tools).toContain('installation floater');
});
