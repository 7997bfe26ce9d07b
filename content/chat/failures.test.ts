import { expect, test } from 'vitest';
import { failureText } from './failures.ts';
import { pageNote } from './known-pages.ts';

const START = "I'm sorry, I'm currently experiencing technical difficulties.";

test.each([
  ['Can I get a quote?', 1, '/get-quote'],
  ['what is the price of it', 1, '/get-quote'],
  // A price comes before what it is for.
  ['price for my car', 1, '/get-quote'],
  ['my car', 1, '/insurance/auto'],
  ['Auto insurance', 5, '/insurance/auto'],
  ['my home', 1, '/insurance/home'],
  ['houses', 1, '/insurance/home'],
  ['a business', 1, '/business'],
  ['commercial cover', 1, '/business'],
])('after "%s" failed, the words lead to a page', (question, failures, page) => {
  const text = failureText(question, failures);
  expect(text.startsWith(START)).toBe(true);
  expect(text).toContain(`](${page})`);
  expect(text).toContain('](/contact)');
});

test('other words get "try again" twice, and then "later"', () => {
  expect([1, 2, 3].map((failures) => failureText('Hello?', failures))).toEqual([
    `${START} Please try again or rephrase your question.`,
    `${START} Please try again or rephrase your question.`,
    `${START} Please try again later or [contact support](/contact).`,
  ]);
});

test.each([
  ['/', 'the home page'],
  ['/about/', 'the page about us'],
  ['/get-quote', 'the quote request'],
  ['/contact', 'the contact page'],
  ['/faq', 'the questions and answers'],
  ['/insurance/auto', 'a page about a kind of insurance'],
  ['/locations/calgary', 'a page about a city'],
  ['/business/retail', 'a page about business insurance'],
  ['/commercial-insurance', 'a page about commercial insurance'],
])('moving on to %s is noted', (path, name) => {
  expect(pageNote(path)).toBe(`You are now on ${name}.`);
});

test.each(['/blog', '/locations', '/portal', '/privacy-policy', '/insurance'])('%s is not noted', (path) => {
  expect(pageNote(path)).toBeNull();
});
