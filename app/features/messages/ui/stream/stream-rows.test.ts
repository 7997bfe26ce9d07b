import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { holdClock } from '#app/platform/now.ts';
import { isOwnRow, type StreamRow, streamRows } from './stream-rows.ts';

beforeEach(() => holdClock(new Date('2026-11-24T20:00:00.000Z')));
afterAll(() => holdClock(null));

const line = (position: number, at: string, more: Partial<CaseLine> = {}) =>
  ({
    ...{ id: `id-${position}`, position, kind: 'said', role: 'broker', author: 'Dana', isYours: false },
    ...{ clientId: null, body: '', documentIds: [], createdAt: at, editedAt: null, deletedAt: null },
    ...more,
  }) as CaseLine;
const entry = (key: string, at: string, group: 'documents' | 'history' = 'history') => ({
  ...{ key, at, group, words: '', isStep: false, node: null },
});
const step = (key: string, at: string) => ({ ...entry(key, at), isStep: true });
const told = {
  ...({ entries: [], unsent: [], filter: 'all', hasOlder: false, readUpTo: 99 } as const),
  unfolded: new Set<string>(),
};
const shapes = (rows: StreamRow[]) => rows.map((row) => (row.kind === 'day' ? row.label : row.key));

test('what was said and done stands in one order, with the days of Alberta between', () => {
  const rows = streamRows({
    ...told,
    lines: [line(1, '2026-11-24T05:30:00.000Z'), line(2, '2026-11-24T18:00:00.000Z')],
    entries: [entry('sent', '2026-11-24T17:00:00.000Z')],
  });
  expect(shapes(rows)).toEqual(['Yesterday', 'id-1', 'Today', 'sent', 'id-2']);
});

test('the unread part begins at the first message of somebody else that was not read', () => {
  const at = '2026-11-24T18:00:00.000Z';
  const lines = [line(1, at), line(2, at, { isYours: true }), line(3, at), line(4, at)];
  expect(shapes(streamRows({ ...told, lines, readUpTo: 1 })).slice(1)).toEqual([
    'id-1',
    'id-2',
    'unread',
    'id-3',
    'id-4',
  ]);
  expect(shapes(streamRows({ ...told, lines, readUpTo: 0 }))).not.toContain('unread');
});

test('a person is named once a turn', () => {
  const rows = streamRows({
    ...told,
    lines: [
      line(1, '2026-11-24T18:00:00.000Z'),
      line(2, '2026-11-24T18:09:00.000Z'),
      line(3, '2026-11-24T18:30:00.000Z'),
      line(4, '2026-11-24T18:31:00.000Z', { author: 'Kim', role: 'client' }),
    ],
  });
  const named = rows.flatMap((row) => (row.kind === 'line' ? [!row.isContinued] : []));
  expect(named).toEqual([true, false, true, true]);
  // Their brokerage and licence once a day.
  expect(rows.flatMap((row) => (row.kind === 'line' ? [row.isFirst] : []))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('what happened before the oldest line that was read waits for the lines around it', () => {
  const lines = [line(51, '2026-11-24T18:00:00.000Z')];
  const entries = [entry('old', '2026-11-20T18:00:00.000Z'), entry('new', '2026-11-24T19:00:00.000Z')];
  expect(shapes(streamRows({ ...told, lines, entries, hasOlder: true }))).not.toContain('old');
  expect(shapes(streamRows({ ...told, lines, entries }))).toContain('old');
});

test('a filter leaves one kind; what is on its way stands last among messages', () => {
  const unsent = [{ clientId: 'c', body: 'x' }];
  const lines = [line(1, '2026-11-24T18:00:00.000Z')];
  const entries = [entry('file', '2026-11-24T19:00:00.000Z', 'documents')];
  expect(shapes(streamRows({ ...told, lines, entries, unsent })).slice(1)).toEqual(['id-1', 'file', 'c']);
  expect(shapes(streamRows({ ...told, lines, entries, unsent, filter: 'documents' })).slice(1)).toEqual([
    'file',
  ]);
  expect(shapes(streamRows({ ...told, lines, entries, unsent, filter: 'messages' })).slice(1)).toEqual([
    'id-1',
    'c',
  ]);
});

test('where there is nothing but steps, they are not folded away', () => {
  const at = '2026-11-24T18:00:00.000Z';
  const entries = [step('created', at), step('assigned', at)];
  expect(shapes(streamRows({ ...told, lines: [], entries }))).toEqual(['Today', 'created', 'assigned']);
  expect(shapes(streamRows({ ...told, lines: [line(1, at)], entries }))).not.toContain('created');
});

test('steps in a row fold into one line that says their days, and the history holds each', () => {
  const entries = [
    step('sent', '2026-11-20T17:00:00.000Z'),
    step('assigned', '2026-11-23T17:00:00.000Z'),
    step('accepted', '2026-11-23T18:00:00.000Z'),
    entry('asked', '2026-11-24T17:00:00.000Z'),
    step('reminded', '2026-11-24T17:30:00.000Z'),
    step('reminded again', '2026-11-24T19:00:00.000Z'),
  ];
  const lines = [line(1, '2026-11-24T18:00:00.000Z')];
  const rows = streamRows({ ...told, lines, entries });
  expect(shapes(rows)).toEqual(['steps-sent', 'Today', 'asked', 'reminded', 'id-1', 'reminded again']);
  expect(rows[0]).toMatchObject({ days: 'Friday, November 20 to Yesterday', isOpen: false });

  const open = streamRows({ ...told, lines, entries, unfolded: new Set(['assigned']) });
  expect(shapes(open).slice(0, 7)).toEqual([
    ...['steps-sent', 'Friday, November 20', 'sent', 'Yesterday', 'assigned', 'accepted', 'Today'],
  ]);
  expect(shapes(streamRows({ ...told, lines, entries, filter: 'history' }))).not.toContain('steps-sent');
  expect(shapes(streamRows({ ...told, lines, entries, filter: 'history' }))).toContain('accepted');
});

test('steps of one day stand below it', () => {
  const lines = [line(1, '2026-11-24T19:00:00.000Z')];
  const entries = [step('a', '2026-11-24T18:00:00.000Z'), step('b', '2026-11-24T18:10:00.000Z')];
  const rows = streamRows({ ...told, lines, entries });
  expect(shapes(rows)).toEqual(['Today', 'steps-a', 'id-1']);
  expect(rows[1]).toMatchObject({ days: '' });
});

test('what the reader has done is told from what others did, also by what kind of row it is', () => {
  const at = '2026-11-24T18:00:00.000Z';
  const own = (isYours: boolean) => [
    { ...step('a', at), isYours: !isYours },
    { ...step('b', at), isYours },
  ];
  const last = (more: { lines?: CaseLine[]; entries?: ReturnType<typeof own> }) =>
    isOwnRow(streamRows({ ...told, lines: [], ...more }).at(-1));
  expect(last({ lines: [line(1, at, { isYours: true })] })).toBe(true);
  expect(last({ lines: [line(1, at)] })).toBe(false);
  for (const isYours of [true, false]) {
    expect(last({ entries: own(isYours) })).toBe(isYours);
    expect(last({ entries: own(isYours), lines: [line(1, '2026-11-24T17:00:00.000Z')] })).toBe(isYours);
  }
  expect(isOwnRow(undefined)).toBe(false);
});
