import { expect, test } from 'vitest';
import { caseDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { documentEntries } from './document-entries.tsx';

const document = (id: string, about: Partial<DocumentOutput>): DocumentOutput => ({
  ...{
    id,
    caseId: 'c',
    category: 'other',
    name: 'Licence.pdf',
    mime: 'application/pdf',
    bytes: 1,
    state: 'available',
  },
  ...{ rejectReason: null, isHeld: false, visibility: 'client', requestId: null, validUntil: null },
  ...{ replacesId: null, replacedById: null, pages: 0, side: 'client', author: 'Casey Morgan', isOwn: true },
  ...{ canOpen: true, canDelete: true, canReplace: true, createdAt: '2026-11-20T17:00:00.000Z' },
  ...{ isAccepted: false, deletedAt: null, openings: null },
  ...about,
});

test('a document is one line, and one that was deleted two: when it came and when it went', () => {
  const deletedAt = '2026-11-21T18:00:00.000Z';
  const entries = documentEntries(
    [document('b', { state: 'deleted', name: '', deletedAt }), document('a', {})],
    { door: caseDoor('c'), asksWhy: false },
  );
  expect(entries.map(({ key, at, group }) => [key, at, group])).toEqual([
    ['b', '2026-11-20T17:00:00.000Z', 'documents'],
    ['b deleted', deletedAt, 'documents'],
    ['a', '2026-11-20T17:00:00.000Z', 'documents'],
  ]);
});
