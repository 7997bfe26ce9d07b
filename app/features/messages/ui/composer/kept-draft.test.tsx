import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { KeptDraft } from './kept-draft.tsx';
import { keepUnsent, readUnsent } from './kept-text.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stubStorage(stored);
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const line = { clientId: '1', kind: 'said' as const, body: 'Was on its way', documentIds: [] };
const shown = (caseId: string) => renderToStaticMarkup(<KeptDraft caseId={caseId} />);

test('what is being written is kept for its case and its kind, until it is sent or emptied', () => {
  keepDraft('case', 'said', 'Half a message');
  keepDraft('case', 'internal', 'Half a note');
  expect([readDraft('case', 'said'), readDraft('case', 'internal')]).toEqual([
    'Half a message',
    'Half a note',
  ]);
  expect(readDraft('another', 'said')).toBe('');
  keepDraft('case', 'said', ' \n');
  expect(readDraft('case', 'said')).toBe('');
  expect([...stored.keys()]).toEqual(['draft-case-internal']);
});

test('once the case is somebody else’s, all that was written about it can be copied, and nothing of another', () => {
  keepDraft('case', 'said', 'Half a message');
  keepDraft('case', 'internal', 'Half a note');
  keepUnsent('case', [line]);
  const words = shown('case');
  for (const text of ['What you were writing was not sent', 'Half a message', 'Half a note', line.body])
    expect(words).toContain(text);
  expect(shown('another')).toBe('');
});

test('what another version of the page kept is left out, not thrown', () => {
  stored.set('unsent-case', JSON.stringify([line, { body: 7 }, null]));
  expect(readUnsent('case')).toEqual([line]);
  for (const text of ['{}', 'garbage', '"words"']) {
    stored.set('unsent-case', text);
    expect(readUnsent('case')).toEqual([]);
  }
  keepUnsent('case', []);
  expect(stored.size).toBe(0);
});
