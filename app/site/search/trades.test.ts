import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { loader } from './search-index.ts';
import { type Findable, SEARCH_OPTIONS } from './search-options.ts';
import { find } from './use-index.ts';

const answer = loader({ request: new Request('https://chinookcover.example/search-index.json') });
const index = MiniSearch.loadJSON<Findable>(await answer.text(), SEARCH_OPTIONS);
const placesFor = (wanted: string) => find(index, wanted).map(({ to }) => to);

test.each([
  ...['cleaning busines insurance', 'cleaning business', 'janitor', 'janitorial insurance', 'maid service'],
  ...['salon insurance', 'daycare business', 'lawn mowing busines insurance', 'photographer insurance'],
])('"%s", a trade without a page of its own, leads to the page of all businesses first', (wanted) => {
  expect(placesFor(wanted)[0]).toBe('/business');
});

test.each(['snow', 'snow on my roof', 'moving', 'pet insurance', 'dog', 'personal belongings'])(
  '"%s" is no trade, and leads elsewhere first',
  (wanted) => {
    expect(placesFor(wanted)[0]).not.toMatch(/^\/business(?:\/general)?$/);
  },
);

test('cleaners who ask for liability read of it first, and else right below the page of all businesses', () => {
  expect(placesFor('house cleaners liability')[0]).toBe('/business/general');
  expect(placesFor('cleaning business insurance').slice(0, 2)).toEqual(['/business', '/business/general']);
});
