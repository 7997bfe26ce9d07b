import { expect, test } from 'vitest';
import { isInsurancePath, leadsHere } from './site-links.ts';

test.each([
  ['/faq', '/faq'],
  ['/faq', '/faq/auto'],
  ['/faq', '/insurance-faq/'],
  ['/blog', '/resources'],
  ['/locations', '/alberta'],
  ['/locations/calgary', '/alberta/calgary'],
  ['/', '/'],
])('the link to %s is current at %s', (to, path) => {
  expect(leadsHere(to, path)).toBe(true);
});

test.each([
  ['/', '/faq'],
  ['/faq', '/faqs'],
  ['/locations/calgary', '/locations'],
  ['/contact#hours', '/contact'],
])('the link to %s is not current at %s', (to, path) => {
  expect(leadsHere(to, path)).toBe(false);
});

test('the twin of the questions is no page of insurance', () => {
  expect(isInsurancePath('/insurance-faq/')).toBe(false);
  expect(isInsurancePath('/insurance/auto/')).toBe(true);
});
