import { expect, test } from 'vitest';
import { INDUSTRIES } from '#app/features/quotes/questions/business.ts';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { industries } from '#content/industries/industries.ts';
import { quotePathFrom, quotePathOf, quotePathOfQuestions } from './quote-path.ts';

test('the form is told the type, and the trade of the page that leads to it', () => {
  expect(quotePathFrom('auto', '/insurance/auto')).toBe('/get-quote?type=auto');
  expect(quotePathFrom('business', '/business/retail')).toBe('/get-quote?type=business&trade=retail');
  expect(quotePathFrom('business', '/business/general')).toBe('/get-quote?type=business');
  expect(quotePathFrom('commercial-auto', '/business/rideshare')).toBe('/get-quote?type=commercial-auto');
  expect(quotePathFrom('home', '/insurance/tenant')).toBe('/get-quote?type=home&kind=tenant');
  expect(quotePathFrom('home', '/insurance/home')).toBe('/get-quote?type=home');
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

test('the first questions lead to the form without a type, a post about homes to the one for homes', () => {
  expect(quotePathOfQuestions('home')).toBe('/get-quote');
  expect(quotePathOf('home')).toBe('/get-quote?type=home');
  expect(quotePathOfQuestions('home-condo-tenant')).toBe('/get-quote?type=home');
});
