import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { loader } from './search-index.ts';
import { type Findable, SEARCH_OPTIONS } from './search-options.ts';
import { find } from './use-index.ts';

const answer = loader({ request: new Request('https://chinookcover.example/search-index.json') });
const index = MiniSearch.loadJSON<Findable>(await answer.text(), SEARCH_OPTIONS);
const placesFor = (wanted: string) => find(index, wanted).map(({ to }) => to);

test.each(['Airdrie', 'Aidrie', 'Okotoks'])(
  '"%s" leads to the city whose brokers serve the town, which says so, and then to the list of towns',
  (wanted) => {
    const [first, ...others] = find(index, wanted);
    expect(first).toMatchObject({ to: '/locations/calgary', fit: 'phrase' });
    expect(first?.excerpt).toMatch(/^For (?:Airdrie|Okotoks), we ask brokers who serve Calgary\.$/);
    expect(others.map(({ to }) => to)).toContain('/locations#towns');
  },
);

test('a city is found by its own name with its own words, and among questions by none', () => {
  const [first] = find(index, 'calgary');
  expect(first?.to).toBe('/locations/calgary');
  expect(first?.excerpt).not.toContain('we ask brokers');
  expect(find(index, 'airdrie hail', 'Question').every(({ kind }) => kind === 'Question')).toBe(true);
});

test('a town leads to the city that its brokers work from', () => {
  expect(placesFor('Airdrie')).toContain('/locations#towns');
  expect(placesFor('Airdrie')).toContain('/locations/calgary');
});

test.each([
  ['restarant Airdrie', '/business/restaurants', '/locations/calgary'],
  ['bakery lethbridge', '/business/restaurants', '/locations/lethbridge'],
  ['roofer red deer', '/business/contractors', '/locations/red-deer'],
  ['contracter edmonton', '/business/contractors', '/locations/edmonton'],
  ['plumber okotoks', '/business/contractors', '/locations/calgary'],
  ['electrician lethbrige', '/business/contractors', '/locations/lethbridge'],
  ['welder leduc', '/business/contractors', '/locations/edmonton'],
  ['dentist st albert', '/business/medical', '/locations/edmonton'],
  ['uber calgary', '/business/rideshare', '/locations/calgary'],
  ['trucking edmonton', '/commercial-auto', '/locations/edmonton'],
  ['car insurance red deer', '/insurance/auto', '/locations/red-deer'],
  ['home insurance cochrane', '/insurance/home', '/locations/calgary'],
  ['condo insurence calgary', '/insurance/condo', '/locations/calgary'],
  ['landlord insurance edmonton', '/insurance/rental-property', '/locations/edmonton'],
])('"%s" leads to %s first, then to %s', (wanted, subject, city) => {
  expect(placesFor(wanted).slice(0, 2)).toEqual([subject, city]);
});

test.each([
  ['hail lethbrige', '/locations/lethbridge'],
  ['hail calgary', '/locations/calgary'],
  ['flood okotoks', '/locations/calgary'],
  ['wildfire fort mcmurray', '/locations/fort-mcmurray'],
])('"%s", by which no page is called, leads to the page of the city first', (wanted, city) => {
  expect(placesFor(wanted)[0]).toBe(city);
});
