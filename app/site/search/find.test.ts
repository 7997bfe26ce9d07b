import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { loader } from './search-index.ts';
import { type Findable, SEARCH_OPTIONS } from './search-options.ts';
import { find } from './use-index.ts';

const answer = loader({ request: new Request('https://chinookcover.example/search-index.json') });
const index = MiniSearch.loadJSON<Findable>(await answer.text(), SEARCH_OPTIONS);
const placesFor = (wanted: string) => find(index, wanted).map(({ to }) => to);

test.each([
  ['Mexico', '/blog/first-car-in-alberta'],
  ['licencia mexico', '/blog/first-car-in-alberta'],
  ['foreign licence', '/blog/first-car-in-alberta'],
  ['driving history', '/blog/first-car-in-alberta'],
  ['certificate', '/blog/certificate-of-insurance-note'],
  ['WCB', '/blog/contractor-insurance-alberta'],
])('"%s" leads to the article that answers it, among the first three', (wanted, article) => {
  expect(placesFor(wanted).slice(0, 3)).toContain(article);
});

test('who looks for a deer finds no question about Red Deer, which is found by its whole name', () => {
  const questions = find(index, 'deer', 'Question').filter(({ title }) => title.includes('Red Deer'));
  expect(questions).toEqual([]);
  expect(placesFor('red deer')[0]).toBe('/locations/red-deer');
});

test.each([
  ['deductable', 'deductible'],
  ['motorcyle', 'motorcycle'],
  ['tennant', 'tenant'],
  ['condo deductable', 'condo deductible'],
])('"%s", a slip, finds what "%s" does', (slip, word) => {
  expect(placesFor(slip)).toEqual(placesFor(word));
});

test('a town that no page names is no two words', () => {
  expect(placesFor('Canmore')).toEqual([]);
});

test.each([
  ['cheap', '/faq/home#home-lower-premiums'],
  ['how do i cancel my policy', '/faq/general#general-cancel-a-policy'],
  ['i want to cancel my policy', '/faq/general#general-cancel-a-policy'],
  ['cancel policy', '/faq/general#general-cancel-a-policy'],
  ['lost my pink card', '/faq/auto#auto-digital-pink-card'],
  ['cheap car insurance', '/insurance/auto#what-affects-the-price'],
  ['how much is car insurance', '/insurance/auto#what-affects-the-price'],
  ['cheaper home insurance', '/insurance/home#what-affects-the-price'],
  ['super visa cost', '/super-visa#what-affects-the-price'],
  ['how much does super visa insurance cost', '/super-visa#what-affects-the-price'],
  ['life insurance cost', '/insurance/life#what-affects-the-price'],
  ['business insurance cost', '/business#what-affects-the-price'],
  ['how much does it cost', '/faq/general#general-what-does-it-cost'],
  ['is it free', '/faq/general#general-what-does-it-cost'],
  ['how do you make money', '/faq/general#general-what-does-it-cost'],
  ['why did my rate go up', '/faq/auto#auto-price-caps'],
  ['talk to someone', '/contact'],
  ['phone number', '/contact'],
  ['what is your phone number', '/contact'],
  ['email address', '/contact'],
  ['complaint', '/contact'],
  ['compare car insurance quotes', '/get-quote'],
  ['get a quote', '/get-quote'],
  ['cancel my request', '/faq/privacy-and-account#privacy-withdraw'],
  ['i want to cancel my request please', '/faq/privacy-and-account#privacy-withdraw'],
  ['withdraw', '/faq/privacy-and-account#privacy-withdraw'],
  ['changed my mind', '/faq/privacy-and-account#privacy-withdraw'],
  ['delete my data', '/faq/privacy-and-account#privacy-see-or-correct'],
  ['change my answers', '/faq/privacy-and-account#privacy-see-or-correct'],
  ['wrong email', '/faq/privacy-and-account#privacy-see-or-correct'],
  ['do you sell my data', '/privacy-policy'],
  ['who sees my information', '/faq/privacy-and-account#privacy-who-sees-my-data'],
  ['track my request', '/faq/general#general-what-happens-next'],
  ['status of my request', '/faq/general#general-what-happens-next'],
  ['how long does it take', '/faq/general#general-what-happens-next'],
  ['spam calls', '/faq/general#general-how-many-calls'],
  ['opening hours', '/faq/general#general-opening-hours'],
  ['are you a broker', '/faq/general#general-are-you-a-broker'],
  ['is this legit', '/about'],
  ['unsubscribe', '/newsletter'],
  ['log in', '/portal/login'],
  ['login', '/portal/login'],
  ['forgot password', '/portal/forgot-password'],
  ['create account', '/portal/register'],
  ['broker login', '/broker/login'],
  ['file a claim', '/faq/claims-and-complaints#claims-through-this-site'],
  ['car accident', '/faq/claims-and-complaints#claims-first-steps-crash'],
  ['proof of insurance', '/faq/auto#auto-digital-pink-card'],
  ['renters insurance', '/insurance/tenant'],
  ['truck insurance', '/commercial-auto'],
  ['insurance for my parents visiting', '/super-visa'],
  ['my parents are coming from india', '/super-visa'],
  ['how much does car insurance cost', '/faq/home#home-auto-premium-factors'],
  ['windshield', '/faq/claims-and-complaints#claims-windshield'],
  ['landlord wants certificate of insurance', '/faq/business#business-what-is-a-certificate'],
  ['food truck', '/business/restaurants#papers-for-a-food-truck'],
  ['propane', '/business/restaurants#papers-for-a-food-truck'],
  ['food truck insurance', '/business/restaurants'],
  ['bakery', '/business/restaurants'],
  ['cafe', '/business/restaurants'],
  ['coffee shop', '/business/restaurants'],
  ['why did my car insurance go up', '/faq/auto#auto-price-caps'],
  ['my renewal went up', '/blog/auto-renewal-checklist'],
  ['renewal went up', '/faq/auto#auto-price-caps'],
  ['minimum coverage', '/faq/auto#auto-compulsory-cover'],
  ['physiotherapist', '/business/medical'],
  ['lower my car insurance', '/faq/home#home-lower-premiums'],
  ['my car insurance went up', '/insurance/auto#what-affects-the-price'],
  ['insurance too expensive', '/faq/home#home-lower-premiums'],
  ['car insurance red deer', '/insurance/auto'],
  ['car insurance red deer', '/locations/red-deer'],
  ['home insurance in Calgary', '/insurance/home'],
])('"%s", as people type it, leads to its answer among the first three', (wanted, place) => {
  expect(placesFor(wanted).slice(0, 3)).toContain(place);
});

test.each([
  ['do parents need insurance to visit canada', '/faq/travel#travel-parents-visit', /^For a Super Visa, yes/],
  ['e-bike', '/faq/specialty#specialty-e-bike', /^Not by law/],
  ['ebike insurance', '/faq/specialty#specialty-e-bike', /^Not by law/],
  ['ice dam roof leak', '/faq/home-condo-tenant#home-ice-dam', /^Usually, if the water came in suddenly/],
])('"%s" is answered first of all, and by its first words', (wanted, place, says) => {
  const [first] = find(index, wanted);
  expect(first?.to).toBe(place);
  expect(first?.excerpt).toMatch(says);
});

test('an e-bike is no E&O', () => {
  for (const { title } of find(index, 'e-bike')) expect(title).not.toMatch(/E&O/);
});

test('a question for the price of nothing in particular leads to what prices depend on, below what we cost', () => {
  const [first, ...others] = placesFor('how much does it cost').slice(0, 5);
  expect(first).toBe('/faq/general#general-what-does-it-cost');
  for (const place of others) expect(place).toContain('price');
});

test('who is still typing finds what the whole phrase would', () => {
  expect(placesFor('cancel my req')[0]).toBe('/faq/privacy-and-account#privacy-withdraw');
  expect(placesFor('forgot my pass')[0]).toBe('/portal/forgot-password');
});

test('a flooded basement leads to what to do and to the difference between the waters', () => {
  const found = placesFor('basement flooded').slice(0, 4);
  expect(found).toContain('/blog/sewer-backup-or-overland-water');
});

test('half a word finds what the whole word would', () => {
  expect(placesFor('mexi')).toContain('/blog/first-car-in-alberta');
});

test('a word that pages use comes before the words that are like it', () => {
  expect(placesFor('house')[0]).not.toBe('/insurance/auto');
  expect(placesFor('cottage')[0]).toBe('/insurance/seasonal-and-acreage');
});

test('little words do not hide what is looked for, and count where there are no others', () => {
  expect(placesFor('what is a deductible')[0]).toBe(placesFor('deductible')[0]);
  expect(() => placesFor('what is it')).not.toThrow();
});

test.each(['food truck', 'food truck insurance', 'catering'])('"%s" leads to the trade first', (wanted) => {
  expect(placesFor(wanted)[0]).toBe('/business/restaurants');
});

test.each([
  ...['plumbing company insurance', 'plumming company insurance', 'plumbing business', 'roofing company'],
  'electrical contractor',
])('"%s", a trade as its business is called, leads to the trade first', (wanted) => {
  expect(placesFor(wanted)[0]).toBe('/business/contractors');
});

test('"business insurance", which names no trade, leads to the page of all', () => {
  expect(placesFor('business insurance')[0]).toBe('/business');
});

test.each(['windshield', 'foodtruck', 'ebike'])(
  'among questions, "%s" finds nothing but questions',
  (wanted) => {
    expect(find(index, wanted, 'Question').filter(({ kind }) => kind !== 'Question')).toEqual([]);
  },
);

test.each([
  ['windshield', '/faq/claims-and-complaints#claims-windshield'],
  ['cracked windscreen', '/faq/claims-and-complaints#claims-windshield'],
  ['can they cancel me for late payment', '/faq/claims-and-complaints#claims-late-payment'],
  ['missed payment', '/faq/claims-and-complaints#claims-late-payment'],
  ['can they cancel me', '/faq/claims-and-complaints#claims-late-payment'],
  ['cancel', '/faq/general#general-cancel-a-policy'],
  ['teen driver', '/faq/auto#auto-new-driver'],
  ['teenager driver', '/faq/auto#auto-new-driver'],
  ['cheapest insurance', '/faq/home#home-lower-premiums'],
  ['my tree fell on neighbours fence', '/faq/home-condo-tenant#home-own-tree'],
  ['neighbours tree on my roof', '/locations/red-deer#red-deer-wind-tree'],
])('"%s" finds the question that answers it, first', (wanted, place) => {
  expect(find(index, wanted, 'Question')[0]?.to).toBe(place);
});

test('a question without the word that tells most fits only somewhat, one with it fits mostly', () => {
  const fitsOf = (wanted: string) => new Set(find(index, wanted, 'Question').map(({ fit }) => fit));
  expect(fitsOf('accident forgiveness')).toEqual(new Set(['some']));
  expect(fitsOf('deductible xylophone')).toEqual(new Set(['some']));
  const quad = find(index, 'can i insure my quad', 'Question').find(({ title }) =>
    /^Is the quad/.test(title),
  );
  expect(quad?.fit).toBe('most');
});

test('a question is found by words that only mean the same', () => {
  expect(find(index, 'mexico', 'Question').length).toBeGreaterThan(0);
  expect(find(index, 'mexico', 'Question').every(({ kind }) => kind === 'Question')).toBe(true);
});

test.each(['5 million liability', '$5 million liability', '$5,000,000 liability', 'five million liability'])(
  '"%s" finds the places that name it first, then those on liability',
  (wanted) => {
    const places = placesFor(wanted);
    expect(places[0]).toBe('/business/general');
    for (const place of [
      '/blog/certificate-of-insurance-note',
      '/blog/contractor-insurance-alberta',
      '/business/contractors',
      '/faq/business#business-what-is-a-certificate',
    ]) {
      expect(places).toContain(place);
    }
    expect(places).not.toContain('/locations/lethbridge');
  },
);

test('a figure is not found by another that looks like it', () => {
  expect(placesFor('3 million')).not.toContain('/business/general');
  expect(placesFor('$2,000,000')).toContain('/business/general');
});

test('what names the words together comes before what has them apart', () => {
  const found = find(index, 'hail damage');
  const together = found.map(({ fit }) => fit === 'phrase');
  expect(together[0]).toBe(true);
  expect(together).toEqual(together.toSorted((one, other) => Number(other) - Number(one)));
});

test('words that no place names together are said to be apart, and those that none has all are said to be some', () => {
  expect(find(index, 'pipes certificate').every(({ fit }) => fit !== 'phrase')).toBe(true);
  expect(find(index, 'deductible xylophone')[0]?.fit).toBe('some');
});

test.each([
  ['tenent insurance', '/insurance/tenant'],
  ['super viza', '/super-visa'],
  ['motercycle insurance', '/insurance/motorcycle'],
  ['travel insurence', '/insurance/travel'],
  ['group benifits', '/group-benefits'],
  ['certificat of insurance', '/faq/business#business-what-is-a-certificate'],
])('"%s" is read as what is meant', (wanted, place) => {
  expect(placesFor(wanted)[0]).toBe(place);
});

test.each([
  ['motorbike', '/insurance/motorcycle'],
  ['insurence for motorbike', '/insurance/motorcycle'],
  ['moped', '/insurance/motorcycle'],
  ['foodtruck', '/business/restaurants#papers-for-a-food-truck'],
  ['foodtruk', '/business/restaurants#papers-for-a-food-truck'],
  ['dui', '/insurance/auto'],
  ['young driver', '/faq/auto#auto-new-driver'],
])('"%s", a word that no page uses so, leads to the place that means it', (wanted, place) => {
  expect(placesFor(wanted)[0]).toBe(place);
});

test('what has a word somewhere in a long text is left out below what is called by it', () => {
  expect(placesFor('log in')).toEqual(['/portal/login', '/broker/login', '/portal/forgot-password']);
});
