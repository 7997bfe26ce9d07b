import { expect, test } from 'vitest';
import type { Notice } from '#app/features/notifications/bell/schema.ts';
import { ageOfGroup, foldNotices, groupNotices, titleWithin } from './group-notices.ts';

const notice = (id: string, about: Partial<Notice>): Notice => ({
  ...{ id, kind: 'message', title: 'New message about AB-1', body: 'x', path: '/portal', isMuted: false },
  ...{ caseId: null, reference: null, subject: null, readAt: null, createdAt: '2026-11-24T19:00:00.000Z' },
  ...about,
});

test('notices stand by their case, the one with the newest first, and what is about none by itself', () => {
  const groups = groupNotices([
    notice('4', { caseId: 'b', reference: 'AB-2' }),
    notice('3', { caseId: 'a', reference: 'AB-1' }),
    notice('2', {}),
    notice('1', { caseId: 'b', reference: 'AB-2', subject: 'Home insurance request' }),
  ]);
  expect(
    groups.map(({ reference, subject, notices }) => [reference, subject, notices.map(({ id }) => id)]),
  ).toEqual([
    ['AB-2', 'Home insurance request', ['4', '1']],
    ['AB-1', null, ['3']],
    [null, null, ['2']],
  ]);
});

test('a title does not say the case again that stands above it', () => {
  expect(titleWithin(notice('1', {}), 'AB-1')).toBe('New message');
  expect(titleWithin(notice('1', { title: 'AB-1 is with you again' }), 'AB-1')).toBe('Is with you again');
  expect(titleWithin(notice('1', { title: 'Open again: AB-1' }), 'AB-1')).toBe('Open again');
  expect(titleWithin(notice('1', { title: 'Your password was changed' }), null)).toBe(
    'Your password was changed',
  );
});

test('what was read folds away but for the newest of it; a single line does not', () => {
  const notices = (...read: boolean[]) =>
    read.map((isRead, index) => notice(`${index}`, { readAt: isRead ? '2026-11-20T10:00:00.000Z' : null }));
  const idsOf = ({ shown, folded }: ReturnType<typeof foldNotices>) =>
    [shown, folded].map((list) => list.map(({ id }) => id));
  expect(idsOf(foldNotices(notices(true, false, true, true, false, true)))).toEqual([
    ['0', '1', '2', '4'],
    ['3', '5'],
  ]);
  expect(idsOf(foldNotices(notices(true, true, true)))).toEqual([['0', '1', '2'], []]);
});

test('a group is new while something in it is unread, and old a week after its newest notice', () => {
  const now = new Date('2026-11-25T16:00:00.000Z');
  const age = (...parts: Partial<Notice>[]) =>
    ageOfGroup(
      {
        caseId: null,
        reference: null,
        subject: null,
        isMuted: false,
        notices: parts.map((part) => notice('1', part)),
      },
      now,
    );
  const readAt = '2026-11-20T10:00:00.000Z';
  expect(age({ readAt, createdAt: '2026-11-01T10:00:00.000Z' }, { readAt: null })).toBe('new');
  expect(age({ readAt, createdAt: '2026-11-18T16:00:00.000Z' })).toBe('week');
  expect(age({ readAt, createdAt: '2026-11-18T15:59:59.000Z' })).toBe('older');
});
