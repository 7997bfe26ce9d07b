import { expect, test } from 'vitest';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { INDUSTRIES } from '#app/features/quotes/questions/kinds/business.ts';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { industries } from '#content/industries/industries.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { quotePathFrom, quotePathOf, quotePathOfQuestions } from './quote-path.ts';

test('the form is told the type, and the trade of the page that leads to it', () => {
  expect(quotePathFrom('auto', '/insurance/auto')).toBe('/get-quote?type=auto');
  expect(quotePathFrom('business', '/business/retail')).toBe('/get-quote?type=business&trade=retail');
  expect(quotePathFrom('business', '/business/general')).toBe('/get-quote?type=business');
  expect(quotePathFrom('commercial-auto', '/business/rideshare')).toBe('/get-quote?type=commercial-auto');
  expect(quotePathFrom('home', '/insurance/tenant')).toBe('/get-quote?type=home&kind=tenant');
  expect(quotePathFrom('home', '/insurance/home')).toBe('/get-quote?type=home');
  expect(quotePathFrom('specialty', '/insurance/motorcycle')).toBe(
    '/get-quote?type=specialty&item=motorcycle',
  );
  expect(quotePathFrom('specialty', '/insurance/specialty')).toBe('/get-quote?type=specialty');
  expect(quotePathFrom(undefined, '/locations/calgary')).toBe('/get-quote');
});

test('the form knows every trade and every type that pages lead to it with', () => {
  for (const { path, nextStep } of industries) {
    const params = new URL(quotePathFrom(nextStep.quoteType, path), 'https://a.example').searchParams;
    const trade = params.get('trade');
    expect(isQuoteType(params.get('type'))).toBe(true);
    if (trade) expect(INDUSTRIES.map(({ value }) => value)).toContain(trade);
  }
  expect(quotePathOf('super-visa')).toBe('/get-quote?type=supervisa');
  expect(quotePathOf('claims-and-complaints')).toBe('/get-quote');
});

test('a page about one thing hands it over in a word that the form knows', () => {
  const item = questionsFor('specialty').find(({ name }) => name === 'item');
  const known = item?.kind === 'choice' ? item.options.map(({ value }) => value) : [];
  const about = subjects.filter(({ nextStep }) => nextStep.quoteType === 'specialty');
  expect(about.length).toBeGreaterThan(3);
  for (const { path } of about)
    expect(known).toContain(new URLSearchParams(quotePathFrom('specialty', path).split('?')[1]).get('item'));
});

test('the first questions lead to the form without a type, a post about homes to the one for homes', () => {
  expect(quotePathOfQuestions('home')).toBe('/get-quote');
  expect(quotePathOf('home')).toBe('/get-quote?type=home');
  expect(quotePathOfQuestions('home-condo-tenant')).toBe('/get-quote?type=home');
});
