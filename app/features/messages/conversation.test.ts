import { expect, test } from 'vitest';
import {
  type Conversation,
  openConversation,
  unansweredSince,
  withChanges,
  withLine,
  withOlder,
} from './conversation.ts';
import type { CaseLine, LinePage } from './schema.ts';

const line = (position: number, body = `Line ${position}`) => ({ position, body }) as CaseLine;
const page = (positions: number[], more: Partial<LinePage> = {}): LinePage => ({
  items: positions.map((position) => line(position)),
  ...{ nextCursor: null, total: 9, revision: 9, readUpTo: 0, seenUpTo: 0, hasWritten: false },
  mayWrite: ['said'],
  ...more,
});
const positions = ({ lines }: { lines: CaseLine[] }) => lines.map(({ position }) => position);

test('what comes after is added once, however often and in whatever order it comes', () => {
  const known = openConversation(page([1, 2]));
  const next = withChanges(known, page([4, 3], { revision: 12 }));
  expect(positions(next)).toEqual([1, 2, 3, 4]);
  expect(positions(withChanges(next, page([3, 4])))).toEqual([1, 2, 3, 4]);
  expect(next.revision).toBe(12);
});

test('a line that was changed takes the place of what it was', () => {
  const known = openConversation(page([1, 2]));
  const changed = withChanges(known, page([], { items: [line(1, 'Changed')] }));
  expect(changed.lines.map(({ body }) => body)).toEqual(['Changed', 'Line 2']);
});

test('a change of a line that was not read yet waits until it is', () => {
  const known = openConversation(page([5, 6], { nextCursor: '5' }));
  expect(positions(withChanges(known, page([2, 7])))).toEqual([5, 6, 7]);
});

test('older lines come before, and leave what is known as it is', () => {
  const known = withLine(openConversation(page([3, 4], { nextCursor: '3' })), line(3, 'Newer'));
  const more = withOlder(known, page([1, 2, 3]));
  expect(more.lines.map(({ body }) => body)).toEqual(['Line 1', 'Line 2', 'Newer', 'Line 4']);
  expect(more.olderCursor).toBeNull();
});

test('new is what others have said since, until it is answered', () => {
  const said = (position: number, more: Partial<CaseLine> = {}) =>
    ({ position, kind: 'said', isYours: false, deletedAt: null, ...more }) as CaseLine;
  const known = (...lines: CaseLine[]) => ({ lines }) as Conversation;
  const lines = [said(1), said(2), said(3, { kind: 'note' }), said(4, { deletedAt: 'x' }), said(5)];
  expect(unansweredSince(known(...lines), 1)).toHaveLength(2);
  expect(unansweredSince(known(...lines, said(6, { isYours: true })), 1)).toHaveLength(0);
  expect(unansweredSince(known(...lines, said(6, { isYours: true }), said(7)), 1)).toHaveLength(1);
});
