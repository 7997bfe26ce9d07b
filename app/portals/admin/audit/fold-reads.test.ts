import { expect, test } from 'vitest';
import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';
import { foldReads } from './fold-reads.ts';

const entry = (seq: number, action: string, sentence: string, at = '2026-11-28T15:00:00Z') =>
  ({ seq, action, sentence, at }) as AuditEntry;
const shape = (entries: AuditEntry[]) =>
  foldReads(entries).map(({ entry: { seq }, earlier }) => [seq, earlier.map((one) => one.seq)]);

test('what somebody reads again on one day is one row, and what they do is one each', () => {
  const listed = 'Avery Quinn listed 3 contact messages';
  expect(
    shape([
      entry(6, 'contact.listed', listed),
      entry(5, 'message.edited', 'Casey Morgan edited a message'),
      entry(4, 'message.edited', 'Casey Morgan edited a message'),
      entry(3, 'contact.listed', listed),
      entry(2, 'contact.listed', 'Avery Quinn listed 2 contact messages'),
      entry(1, 'contact.listed', listed, '2026-11-28T05:00:00Z'),
    ]),
  ).toEqual([
    [6, [3]],
    [5, []],
    [4, []],
    [2, []],
    [1, []],
  ]);
});
