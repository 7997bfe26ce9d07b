import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { forgetLink, rememberedLink, rememberLink } from './remembered-link.ts';

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

test('a mailed link that was opened is known by each request behind it, and by no other', () => {
  rememberLink('key', ['AB-1', 'AB-2']);
  expect([rememberedLink('AB-1'), rememberedLink('AB-2'), rememberedLink('AB-3')]).toEqual([
    'key',
    'key',
    undefined,
  ]);
});

test('a link that opens nothing any more is forgotten, and only that one', () => {
  rememberLink('old', ['AB-1']);
  rememberLink('new', ['AB-2']);
  forgetLink('old');
  expect([rememberedLink('AB-1'), rememberedLink('AB-2')]).toEqual([undefined, 'new']);
});

test('a browser that keeps nothing opens the page as before', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberLink('key', ['AB-1']);
  expect(rememberedLink('AB-1')).toBeUndefined();
  forgetLink('key');
});
