import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { keepDrafts, readDrafts } from './kept-drafts.ts';
import { emptyDraft } from './quote-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stubStorage(stored);
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('a quote that is being written is there again, for its case and what it revises, until it is sent', () => {
  const drafts = [{ ...emptyDraft(), insurer: 'Prairie Mutual', premiumCents: '1,4' }];
  keepDrafts('case', undefined, drafts);
  expect(readDrafts('case')).toEqual(drafts);
  expect(readDrafts('case', 'older')).toBeNull();
  expect(readDrafts('another')).toBeNull();
  // It goes with the session (platform/browser/personal-storage.ts).
  expect([...stored.keys()].every((key) => key.startsWith('draft-'))).toBe(true);
  keepDrafts('case', undefined, null);
  expect(readDrafts('case')).toBeNull();
});

test('what nobody understands, or cannot be kept, counts as nothing', () => {
  for (const text of ['{', '[]', '[{"insurer":7}]', '"x"']) {
    stored.set('draft-case-quotes', text);
    expect(readDrafts('case')).toBeNull();
  }
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepDrafts('case', undefined, [emptyDraft()])).not.toThrow();
  expect(readDrafts('case')).toBeNull();
});
