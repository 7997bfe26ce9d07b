import { expect, test } from 'vitest';
import { ROUTE_RULES } from '#server/checks/route-rules.ts';
import { API_PREFIXES, isPlainPage } from './api-addresses.ts';
import { isBelow } from './paths.ts';

const served = Object.keys(ROUTE_RULES).map((route) => route.split(' ')[1] ?? '');

test('every route of the API has its address here, with and without its key', () => {
  expect(served).toContain('/newsletter/confirm/:token?');
  for (const route of served) {
    const addresses = [route.replace('/:token?', ''), route.replace(':token?', 'AbC_1-x')];
    for (const path of addresses) {
      expect(isBelow(path, API_PREFIXES) || isPlainPage(path), path).toBe(true);
    }
  }
});

test.each([
  '/get-quote/plain/nothing',
  '/get-quote/plain/thank-you/x',
  '/get-quote/plain/',
  '/contact/plain/x',
  '/newsletter/plain/x',
  '/newsletter/confirm/',
  '/newsletter/confirm/a/b',
  '/newsletter/other',
  '/newsletter',
])('%s is not a page without script', (path) => {
  expect(isPlainPage(path)).toBe(false);
});
