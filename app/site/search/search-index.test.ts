import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { loader } from './search-index.ts';
import { type Findable, SEARCH_OPTIONS } from './search-options.ts';

const answer = loader({ request: new Request('https://chinookcover.example/search-index.json') });
const index = MiniSearch.loadJSON<Findable>(await answer.text(), SEARCH_OPTIONS);

test('every excerpt says something: none ends by announcing a list', () => {
  const all = index.search(MiniSearch.wildcard);
  expect(all.filter(({ excerpt }) => /:\s*$|^\s*$/.test(excerpt)).map(({ title }) => title)).toEqual([]);
  const price = all.find(({ to }) => to === '/business/general#what-affects-the-price');
  expect(price?.excerpt).toMatch(/^Insurers ask about: what you do, revenue, .* and claims\.$/);
});
