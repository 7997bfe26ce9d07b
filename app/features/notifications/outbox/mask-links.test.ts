import { expect, test } from 'vitest';
import { newId, newToken } from '#app/platform/ids.ts';
import { maskLinks } from './mask-links.ts';

test.each(['/track/', '/portal/reset-password#token=', '/newsletter/confirm/', '/x?page=2&t='])(
  'the token of %s is taken out, and the address stays',
  (path) => {
    const token = newToken();
    const masked = maskLinks(`Follow: https://cover.example${path}${token}\n\nGoodbye`);
    expect(masked).toBe(`Follow: https://cover.example${path}[hidden]\n\nGoodbye`);
    expect(masked).not.toContain(token);
  },
);

test('every token that we make is taken out, wherever its hyphens are', () => {
  for (let round = 0; round < 500; round += 1) {
    const token = newToken();
    expect(maskLinks(`https://cover.example/track/${token}.`)).toBe('https://cover.example/track/[hidden].');
  }
});

test('what is no secret stays: words, ids and addresses without a token', () => {
  const id = newId();
  const text = `A word-with-many-hyphens-in-a-row https://cover.example/broker/cases/${id} and https://cover.example/admin?show=mail`;
  expect(maskLinks(text)).toBe(text);
});
