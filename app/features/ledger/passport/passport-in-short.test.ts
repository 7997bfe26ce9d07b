import { expect, test } from 'vitest';
import type { PassportEntry } from '../schema.ts';
import { passportInShort } from './passport-in-short.ts';

function entry(kind: PassportEntry['kind'], who: 'Dana' | 'Robin' | 'Ira'): PassportEntry {
  const role = who === 'Ira' ? ('admin' as const) : ('broker' as const);
  return {
    ...{ id: who, kind, fields: [], purpose: 'case_work', documentId: null, at: '2026-11-25T17:00:00.000Z' },
    recipient: { kind: role, name: who, brokerage: null, licenceNumber: role === 'broker' ? '1' : null },
  };
}

test.each<[string, PassportEntry[], string]>([
  ['nobody yet', [], 'Nobody has had it yet'],
  ['what was sent and not opened', [entry('shared', 'Dana')], 'Sent to 1 broker, not opened yet.'],
  [
    'what one broker let pass and another opened',
    [
      ...[entry('viewed', 'Robin'), entry('viewed', 'Robin'), entry('shared', 'Robin')],
      ...[entry('access_ended', 'Dana'), entry('shared', 'Dana')],
    ],
    'Opened by 1 broker, on November 25, 2026. Sent to 1 broker, never opened.',
  ],
  [
    'our staff and copies',
    [entry('exported', 'Ira'), entry('viewed', 'Ira')],
    'Opened by our staff on November 25, 2026. 1 copy made.',
  ],
  [
    'an email that stood in a list, without a request being opened',
    [{ ...entry('viewed', 'Ira'), purpose: 'mail_list' }],
    'Seen in our list of emails on November 25, 2026.',
  ],
])('the passport in short says %s', (_name, entries, words) => {
  expect(passportInShort(entries)).toBe(words);
});
