import { expect, test } from 'vitest';
import { business, INDUSTRIES } from '#app/features/quotes/questions/kinds/business.ts';
import { optionsWithHints } from './options-with-hints.ts';

const coverages = business.sections
  .flatMap(({ questions }) => questions)
  .find((question) => question.name === 'coverages');

const shownTo = (industry?: string) =>
  coverages?.kind === 'choices' ? optionsWithHints(coverages, () => industry) : expect.unreachable();

const valuesOf = (options: { value: string }[]) => options.map(({ value }) => value);

test('a cleaning company reads what each coverage is, and finds those of few folded', () => {
  const { open, folded } = shownTo('other');
  expect(valuesOf(open)).toEqual(['liability', 'property', 'professional', 'cyber', 'tools', 'unsure']);
  for (const { value, help } of [...open, ...folded]) expect(help === undefined).toBe(value === 'unsure');
  expect(folded.find(({ value }) => value === 'crime')?.label).toBe('Theft by employees (crime)');
});

test('a restaurant reads its own words, and finds liquor liability open', () => {
  const { open } = shownTo('restaurants');
  expect(open[0]?.help).toBe('Guests who fall, or fall ill from your food');
  expect(valuesOf(open)).toEqual(['liability', 'property', 'liquor', 'interruption', 'cyber', 'unsure']);
});

test.each([undefined, ...INDUSTRIES.map(({ value }) => value)])(
  '%s: every coverage stands once, six of them open',
  (industry) => {
    const { open, folded } = shownTo(industry);
    expect(open).toHaveLength(6);
    expect(valuesOf([...open, ...folded]).toSorted()).toEqual(
      coverages?.kind === 'choices' ? valuesOf([...coverages.options]).toSorted() : [],
    );
  },
);
