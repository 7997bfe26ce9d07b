import { expect, test } from 'vitest';
import { byTime } from './row-order.ts';

test('a table is sorted by time both ways, and what has none stands last', () => {
  const rows = [
    { id: 'late', dueAt: '2026-11-27T16:00:00.000Z' },
    { id: 'none', dueAt: null },
    { id: 'soon', dueAt: '2026-11-26T16:00:00.000Z' },
  ];
  expect(byTime(rows, 'ascending').map(({ id }) => id)).toEqual(['soon', 'late', 'none']);
  expect(byTime(rows, 'descending').map(({ id }) => id)).toEqual(['late', 'soon', 'none']);
});
