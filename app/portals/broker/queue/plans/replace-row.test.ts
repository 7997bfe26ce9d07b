import { expect, test } from 'vitest';
import type { QueueItem, QueuePage } from '#app/features/queue/schema.ts';
import { replaceRow } from './replace-row.ts';

const row = (id: string, section: string, hour: number | null, clock = 'reply') =>
  ({ id, section, clock, dueAt: hour && `2026-11-25T${hour}:00:00.000Z` }) as QueueItem;
const [call, reply, task] = [row('a', 'today', 16), row('b', 'today', 17), row('c', 'today', 18, 'task')];
const later = row('d', 'later', 20);
const page = (items: QueueItem[], nextCursor: string | null = null): QueuePage => ({
  ...{ items, nextCursor, cities: [], asOf: '2026-11-25T15:00:00.000Z' },
  ...{ counts: { today: 3, next: 0, later: 1, waiting: 0 }, all: 4 },
});
const ids = (pages: QueuePage[]) => pages.map(({ items }) => items.map(({ id }) => id).join(''));

test('what is done is gone at once, and what is put off stands in its new place; the counts say so', () => {
  const pages = [page([call, reply, task, later])];
  const done = replaceRow(pages, 'c', null);
  expect(ids(done)).toEqual(['abd']);
  expect(done[0]).toMatchObject({ counts: { today: 2, later: 1 }, all: 3 });
  const aside = replaceRow(pages, 'a', row('a', 'later', 19, 'snoozed'));
  expect(ids(aside)).toEqual(['bcad']);
  expect(aside[0]).toMatchObject({ counts: { today: 2, later: 2 }, all: 4 });
});

test('put back, everything is as it was', () => {
  const pages = [page([call, reply, task, later])];
  const aside = replaceRow(pages, 'a', row('a', 'later', 19, 'snoozed'));
  expect(replaceRow(aside, 'a', call)).toEqual(pages);
  expect(replaceRow(replaceRow(pages, 'c', null), 'c', task)).toEqual(pages);
});

test('a row goes to the page where it belongs; behind the last one that was read it is not shown', () => {
  const pages = [page([call, reply], 'next'), page([task], 'next')];
  expect(ids(replaceRow(pages, 'b', row('b', 'today', 18)))).toEqual(['a', 'bc']);
  expect(ids(replaceRow(pages, 'a', row('a', 'later', 19)))).toEqual(['b', 'c']);
});

test('a row that no longer fits the filters leaves the list', () => {
  const pages = [page([call, reply])];
  const later = row('a', 'later', 19, 'snoozed');
  expect(ids(replaceRow(pages, 'a', later, { section: 'today' }))).toEqual(['b']);
  const byClock = replaceRow(pages, 'a', later, { clock: 'reply' });
  expect(ids(byClock)).toEqual(['b']);
  expect(byClock[0]?.counts).toEqual({ today: 2, next: 0, later: 1, waiting: 0 });
});
