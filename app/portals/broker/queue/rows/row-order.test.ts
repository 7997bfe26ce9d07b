import { expect, test } from 'vitest';
import { readSort, type SortKey } from '../queue-search.ts';
import { bySort } from './row-order.ts';

const about = (name: string | null, kind: string, stage: string) =>
  ({ name, title: `${kind} insurance request`, type: 'specialty', stage }) as never;
const rows = [
  { id: 'late', dueAt: '2026-11-27T16:00:00.000Z', case: about('Ann Bird', 'Motorcycle', 'quoting') },
  { id: 'none', dueAt: null, case: null },
  { id: 'soon', dueAt: '2026-11-26T16:00:00.000Z', case: about(null, 'Boat', 'matching') },
  { id: 'next', dueAt: '2026-11-26T17:00:00.000Z', case: about('zoe Cardinal', 'RV or trailer', 'contact') },
];
const sorted = (key: SortKey, direction: 'ascending' | 'descending') =>
  bySort(rows, { key, direction }).map(({ id }) => id);

test('a table is sorted both ways by each of its columns, and what has nothing there stands last', () => {
  expect(sorted('due', 'ascending')).toEqual(['soon', 'next', 'late', 'none']);
  expect(sorted('due', 'descending')).toEqual(['late', 'next', 'soon', 'none']);
  expect(sorted('client', 'ascending')).toEqual(['late', 'next', 'none', 'soon']);
  expect(sorted('client', 'descending')).toEqual(['next', 'late', 'none', 'soon']);
  expect(sorted('type', 'ascending')).toEqual(['soon', 'late', 'next', 'none']);
  expect(sorted('stage', 'ascending')).toEqual(['soon', 'next', 'late', 'none']);
  expect(sorted('stage', 'descending')).toEqual(['late', 'next', 'soon', 'none']);
});

test('the address says by what a table is sorted', () => {
  expect(readSort('stage')).toEqual({ key: 'stage', direction: 'ascending' });
  expect(readSort('-client')).toEqual({ key: 'client', direction: 'descending' });
  expect([null, '', '-', 'age', '--due'].map(readSort)).toEqual([null, null, null, null, null]);
});
