import { expect, test } from 'vitest';
import { listSocialLinks } from './social-links.ts';

test('no account is no link', () => {
  expect(listSocialLinks([])).toEqual([]);
});

test('a link is named after us and its network', () => {
  const [link] = listSocialLinks([{ network: 'linkedin', address: 'https://www.linkedin.com/company/us/' }]);
  expect(link).toEqual({
    name: 'LinkedIn',
    label: 'Chinook Cover on LinkedIn',
    url: 'https://www.linkedin.com/company/us/',
  });
});

test.each([
  'http://www.facebook.com/us',
  'https://www.facebook.com/',
  'https://facebook.com.evil.example/us',
  'https://www.facebook.com@evil.example/us',
  'https://www.facebook.com:8443/us',
  'javascript:alert(1)',
  '/us',
])('%s is no address of an account', (address) => {
  expect(() => listSocialLinks([{ network: 'facebook', address }])).toThrow('is no page at');
});

test('a network has one account', () => {
  const account = { network: 'x', address: 'https://x.com/us' } as const;
  expect(() => listSocialLinks([account, account])).toThrow('brand.social names x twice');
});
