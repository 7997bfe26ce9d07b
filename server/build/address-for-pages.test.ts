import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { addressForPages } from './address-for-pages.ts';

test('pages carry the public address of the product', () => {
  expect(addressForPages('https://cover.example')).toBe('https://cover.example');
  expect(addressForPages('https://www.cover.example:8443/')).toBe('https://www.cover.example:8443');
  expect(addressForPages('http://192.0.2.7:3000')).toBe('http://192.0.2.7:3000');
});

test('an address that only this machine understands is never printed into pages', () => {
  const here = [
    'http://localhost:3000',
    'http://127.0.0.1:4000/',
    'http://[::1]:3000',
    'http://0.0.0.0:3000',
  ];
  for (const address of [undefined, '', ...here]) expect(addressForPages(address), address).toBe(brand.url);
  expect(addressForPages('https://localhost.example')).toBe('https://localhost.example');
});

test('what is no web address is refused by the name of its setting', () => {
  for (const wrong of ['cover.example', 'ftp://cover.example', 'https://'])
    expect(() => addressForPages(wrong), wrong).toThrow('PUBLIC_URL');
});
