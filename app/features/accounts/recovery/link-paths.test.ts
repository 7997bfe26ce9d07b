import { expect, test } from 'vitest';
import { linkPath, tokenOfHash } from './link-paths.ts';

test('the page finds the token that the link carries', () => {
  const url = new URL(linkPath('reset', 'a-B_9'), 'https://chinookcover.example');
  expect(url.pathname).toBe('/portal/reset-password');
  expect(url.search).toBe('');
  expect(tokenOfHash(url.hash)).toBe('a-B_9');
});

test.each(['', '#', '#other=1'])('a page opened with "%s" has no token', (hash) => {
  expect(tokenOfHash(hash)).toBe('');
});
