import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import { networkOf, problemOf } from './check-social-links.ts';
import { socialLinks } from './social-links.ts';

test('the accounts that the code begins with may be shown, named after us and their network', () => {
  expect(problemOf(brand.social)).toBeNull();
  expect(socialLinks.find(({ name }) => name === 'LinkedIn')?.label).toBe('Chinook Cover on LinkedIn');
  expect(problemOf([])).toBeNull();
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
  expect(networkOf(address)).toBeNull();
  expect(problemOf([{ network: 'facebook', address }])).toContain('is no page on');
});

test('a network has one account', () => {
  const account = { network: 'x', address: 'https://x.com/us' };
  expect(problemOf([account, account])).toBe('Please name one page of each network');
});
