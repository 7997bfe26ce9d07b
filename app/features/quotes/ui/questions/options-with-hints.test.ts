import { expect, test } from 'vitest';
import { business } from '#app/features/quotes/questions/kinds/business.ts';
import { optionsWithHints } from './options-with-hints.ts';

const coverages = business.sections
  .flatMap(({ questions }) => questions)
  .find((question) => question.name === 'coverages');

const shownTo = (industry?: string) =>
  coverages?.kind === 'choices' ? optionsWithHints(coverages, () => industry) : expect.unreachable();

test('a cleaning company reads what each coverage is, and those of others last', () => {
  const shown = shownTo('other');
  expect(shown.map(({ value }) => value).slice(-3)).toEqual(['liquor', 'builders-risk', 'unsure']);
  for (const { value, help } of shown) expect(help === undefined).toBe(value === 'unsure');
  expect(shown.find(({ value }) => value === 'crime')?.label).toBe('Theft by employees (crime)');
});

test('a restaurant reads its own words, and finds liquor liability in its place', () => {
  const shown = shownTo('restaurants');
  expect(shown[0]?.help).toBe('Guests who fall, or fall ill from your food');
  expect(shown.map(({ value }) => value).slice(-2)).toEqual(['builders-risk', 'unsure']);
});

test('without an industry all stand in their order', () => {
  expect(shownTo().map(({ value }) => value)).toEqual(
    coverages?.kind === 'choices' ? coverages.options.map(({ value }) => value) : [],
  );
});
