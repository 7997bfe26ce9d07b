import { expect, test } from 'vitest';
import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import { ACCESS_END_REASONS, LOST_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_STATUSES, OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { countWords, endWords, whyWords } from './end-words.ts';

const item = (part: Partial<BrokerListItem>) => part as BrokerListItem;

test('every end says how it came about, and why there is no policy', () => {
  const closed = CASE_STATUSES.filter((status) => !OPEN_STATUSES.some((open) => open === status));
  const said = [
    ...closed.map((status) => endWords(item({ closedAt: null, status }))),
    ...ACCESS_END_REASONS.map((closedReason) =>
      endWords(item({ closedAt: '2026-11-20T18:00:00Z', status: null, closedReason })),
    ),
  ];
  expect(said.filter((words) => /^Closed$|access has ended/.test(words))).toEqual([]);
  expect(endWords(item({ closedAt: null, status: 'lost' }))).toBe('No policy');
  expect(endWords(item({ closedAt: null, status: 'assigned' }))).toBe('To accept');
  expect(LOST_REASONS.map((lostReason) => whyWords({ lostReason }))).not.toContain(null);
  expect(whyWords({ lostReason: null })).toBeNull();
});

test('a list says how many there are, up to a thousand', () => {
  expect([1, 12, 1_000].map((total) => countWords(total))).toEqual([
    ...['1 request', '12 requests, the last ended first', '1,000 or more requests, the last ended first'],
  ]);
});
