import { expect, test } from 'vitest';
import type { Notice } from '#app/features/notifications/bell/schema.ts';
import { groupNotices, titleWithin } from './group-notices.ts';

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
