import { expect, test } from 'vitest';
import { reopenedFor, reopenedOf } from './reopened.ts';

const reopenedAt = new Date('2026-11-21T18:00:00Z');

test('a request was withdrawn and opened again where that is the end it was opened from', () => {
  expect(reopenedOf({ reopenedAt: null, reopenedFrom: null })).toBeNull();
  expect(reopenedOf({ reopenedAt, reopenedFrom: 'withdrawn' })).toEqual({
    at: reopenedAt,
    wasWithdrawn: true,
  });
  expect(reopenedOf({ reopenedAt, reopenedFrom: 'lost' })).toEqual({ at: reopenedAt, wasWithdrawn: false });
});

test('one whose end nobody noted is still said to have been opened again', () => {
  const told = { at: '2026-11-21T18:00:00.000Z', wasWithdrawn: false };
  expect(reopenedFor({ reopenedAt, reopenedFrom: null })).toEqual(told);
  expect(reopenedFor({ reopenedAt: null, reopenedFrom: null })).toBeNull();
});
