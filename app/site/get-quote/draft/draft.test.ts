import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { holdClock } from '#app/platform/now.ts';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { clearDraft, newDraft, readDraft, saveDraft } from './draft.ts';

const START = new Date('2026-11-20T18:00:00Z');
const kept = new Map<string, string>();

beforeEach(() => {
  holdClock(START);
  kept.clear();
  stubStorage(kept);
});

afterEach(() => {
  holdClock(null);
  vi.unstubAllGlobals();
});

const filled = () => ({
  ...newDraft(),
  values: { type: 'auto', contact: { fullName: 'Jordan' }, consent: { share: true }, website: 'x' },
});

test('a draft comes back as it was, but never with consent', () => {
  const draft = filled();
  saveDraft(draft);
  expect(readDraft()?.values).toEqual({ type: 'auto', contact: { fullName: 'Jordan' } });
  expect(readDraft()?.idempotencyKey).toBe(draft.idempotencyKey);
  expect([...kept.values()].join()).not.toContain('share');
});

test('after seven days a draft is forgotten', () => {
  saveDraft(filled());
  holdClock(new Date(START.getTime() + 7 * DAY_MS));
  expect(readDraft()).not.toBeNull();
  holdClock(new Date(START.getTime() + 7 * DAY_MS + 1));
  expect(readDraft()).toBeNull();
  expect(kept.size).toBe(0);
});

test('clearing forgets at once', () => {
  saveDraft(filled());
  clearDraft();
  expect(readDraft()).toBeNull();
});

test('how far somebody came in an earlier version of the site counts for the kind they had chosen', () => {
  saveDraft({ ...filled(), reached: { home: 2 } });
  expect(readDraft()?.reached).toEqual({ home: 2 });
  kept.set('quote-draft', JSON.stringify({ ...filled(), reached: 3 }));
  expect(readDraft()?.reached).toEqual({ auto: 3 });
});

test('what is not a draft is ignored', () => {
  for (const text of ['', 'null', '[]', '{"values":1}', 'not json', '{"values":{},"reached":"2"}']) {
    kept.set('quote-draft', text);
    expect(readDraft()).toBeNull();
  }
});

test('a browser that forbids storage still lets the form work', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => saveDraft(filled())).not.toThrow();
  expect(readDraft()).toBeNull();
  expect(() => clearDraft()).not.toThrow();
});
