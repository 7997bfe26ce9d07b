import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY, forgetTyped, keepTyped, readTyped } from './kept-text.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const TYPED = { ...EMPTY, fullName: 'Ada', message: 'Half a message' };

test('what was typed is there again after a reload, and gone once it was sent', () => {
  keepTyped(TYPED);
  expect(readTyped()).toEqual(TYPED);
  forgetTyped();
  expect(readTyped()).toBeNull();
});

test('an emptied form keeps nothing, and what nobody understands counts as nothing', () => {
  keepTyped(TYPED);
  keepTyped(null);
  expect(kept.size).toBe(0);
  for (const text of ['{', '"x"', '{"fullName":7}', '{"other":"x"}']) {
    kept.set('draft-contact', text);
    expect(readTyped()).toBeNull();
  }
});

test('storage that is forbidden keeps nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('Forbidden');
    },
    setItem: () => {
      throw new Error('Forbidden');
    },
  });
  expect(() => keepTyped(TYPED)).not.toThrow();
  expect(readTyped()).toBeNull();
});
