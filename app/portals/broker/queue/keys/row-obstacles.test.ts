import { expect, test } from 'vitest';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { obstacleTo } from './row-obstacles.ts';

const about = (unread: number) => ({ unread }) as QueueItem['case'];
const ROWS = {
  offer: { clock: 'accept', kind: 'case', case: about(0) },
  reply: { clock: 'reply', kind: 'case', case: about(1) },
  ownTask: { clock: 'task', kind: 'task', case: null },
} as const;

test.each([
  ['offer', 'amxj', 'rcnsdu'],
  ['reply', 'rcnsmux', 'ad'],
  ['ownTask', 'dsx', 'arcnmu'],
] as const)('of the keys about %s these work: %s', (row, works, says) => {
  expect([...works].map((key) => obstacleTo(key, ROWS[row]))).toEqual([...works].map(() => null));
  expect([...says].filter((key) => !obstacleTo(key, ROWS[row]))).toEqual([]);
});
