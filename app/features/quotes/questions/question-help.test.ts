import { expect, test } from 'vitest';
import { asAt } from '#app/platform/now.ts';
import { helpOf } from './question-help.ts';

const QUESTION = { name: 'claims', kind: 'text', label: 'Claims', pastYears: 3 } as Parameters<
  typeof helpOf
>[0];
const helpOn = (day: string) => asAt(new Date(`${day}T18:00:00Z`), async () => helpOf(QUESTION));

test('a question about the last years says since which month, also on February 29', async () => {
  expect(await helpOn('2026-11-28')).toBe('That is since November 2023.');
  expect(await helpOn('2028-02-29')).toBe('That is since February 2025.');
});
