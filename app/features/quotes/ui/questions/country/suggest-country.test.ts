import { expect, test } from 'vitest';
import { countryNames, suggestCountry } from './suggest-country.ts';

test.each([
  ['Philipines', 'Philippines'],
  ['phillippines', 'Philippines'],
  ['Pakistna', 'Pakistan'],
  ['Indai', 'India'],
  ['Ukrane', 'Ukraine'],
])('%s is taken for %s', (typed, meant) => {
  expect(suggestCountry(typed)).toBe(meant);
});

test.each(['India', ' philippines ', 'UK', 'Iran', 'Punjab', 'England', 'Hong Kong', ''])(
  'nothing is said of %s',
  (typed) => {
    expect(suggestCountry(typed)).toBeNull();
  },
);

test('every country is offered once, by the alphabet, and nothing that is none', () => {
  const names = countryNames();
  expect(names).toEqual(expect.arrayContaining(['India', 'Philippines', 'Nigeria']));
  expect(names.indexOf('India')).toBeLessThan(names.indexOf('Nigeria'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('European Union');
});
