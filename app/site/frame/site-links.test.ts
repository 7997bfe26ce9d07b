import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { insuranceGroups, isInsurancePath, leadsHere } from './site-links.ts';

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

test('every link of the menu leads to a public page', () => {
  const links = insuranceGroups.flatMap((group) => group.links.map(({ to }) => to));
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((to) => !PUBLIC_PATHS.includes(to))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});
