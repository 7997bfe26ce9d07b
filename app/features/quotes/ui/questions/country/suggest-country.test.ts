import { expect, test } from 'vitest';
import { suggestCountry } from './suggest-country.ts';

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
