import { expect, test } from 'vitest';
import type { PassportEntry } from '../schema.ts';
import { readingsByDay } from './readings-by-day.ts';

/** `at` is Alberta's. */
function entry(at: string, part: Partial<PassportEntry> = {}): PassportEntry {
  const recipient = { kind: 'admin' as const, name: 'Avery Quinn', brokerage: null, licenceNumber: null };
  return {
    ...{ id: at, kind: 'viewed', recipient, fields: ['name'], purpose: 'oversight', documentId: null },
    at: new Date(`${at}-06:00`).toISOString(),
    ...part,
  };
}
const lines = (...oldestFirst: PassportEntry[]) =>
  readingsByDay(oldestFirst.toReversed()).map(({ id, fields }) => [id, ...fields].join(' '));

test('what a page that stands open reads by itself adds nothing to the day on which it was opened', () => {
  expect(
    lines(
      entry('2026-11-27T09:52', { fields: ['history'] }),
      entry('2026-11-27T09:53'),
      entry('2026-11-27T23:59', { fields: ['messages', 'name'] }),
    ),
  ).toEqual(['2026-11-27T09:52 name messages history']);
});

test('who reads on another Alberta day, for another reason, or is another person, has a line of their own', () => {
  const other = { ...entry('2026-11-27T09:55').recipient, name: 'Robin' };
  expect(
    lines(
      entry('2026-11-27T09:52'),
      entry('2026-11-27T09:54', { purpose: 'support' }),
      entry('2026-11-27T09:55', { recipient: other }),
      entry('2026-11-28T00:01'),
    ),
  ).toEqual([
    '2026-11-28T00:01 name',
    '2026-11-27T09:55 name',
    '2026-11-27T09:54 name',
    '2026-11-27T09:52 name',
  ]);
});

test('each document that is opened, and each reading after access ended or began, stands by itself', () => {
  const documentId = '0197a000-0000-7000-8000-000000000000';
  expect(
    lines(
      entry('2026-11-27T09:00'),
      entry('2026-11-27T09:10', { documentId, fields: ['documents'] }),
      entry('2026-11-27T09:20'),
      entry('2026-11-27T10:00', { kind: 'access_ended', fields: [] }),
      entry('2026-11-27T11:00'),
    ),
  ).toEqual([
    '2026-11-27T11:00 name',
    '2026-11-27T10:00',
    '2026-11-27T09:10 documents',
    '2026-11-27T09:00 name',
  ]);
});
