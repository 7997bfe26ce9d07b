import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { forgetKeptAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stubStorage(stored);
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const SENT = { yearBuilt: 1978, roofAge: '5-10' };

test('what was changed and not saved is there again, for its request, until it is saved or given up', () => {
  expect(readKeptAnswers('AB-1', SENT)).toBeNull();
  keepAnswers('AB-1', SENT, { ...SENT, yearBuilt: '1990' });
  expect(readKeptAnswers('AB-1', SENT)).toEqual({ ...SENT, yearBuilt: '1990' });
  expect(readKeptAnswers('AB-2', SENT)).toBeNull();
  forgetKeptAnswers('AB-1');
  expect(readKeptAnswers('AB-1', SENT)).toBeNull();
  expect(stored.size).toBe(0);
});

test('what was begun with other answers than are there now is left out', () => {
  keepAnswers('AB-1', SENT, { ...SENT, yearBuilt: '1990' });
  expect(readKeptAnswers('AB-1', { ...SENT, roofAge: '10-15' })).toBeNull();
});

test('the number of a card does not lie on the device', () => {
  const notes = 'My card is 4111 1111 1111 1111';
  keepAnswers('AB-1', SENT, { ...SENT, notes });
  expect([...stored.values()].join()).not.toContain('4111');
  expect(readKeptAnswers('AB-1', SENT)).toMatchObject({ notes: 'My card is (number left out)' });
});
