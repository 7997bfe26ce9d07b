import { expect, test } from 'vitest';
import { readSaved, writeSaved } from './saved-values.ts';

const [one, two] = ['a1'.repeat(32), 'b2'.repeat(32)];

test('what is copied reads as the rows it names, however long the chains are', () => {
  const chains = [
    { chain: 'consents', rows: 12, headHash: one, broken: null },
    { chain: 'audit_log', rows: 1_324, headHash: two, broken: null },
  ] as const;
  expect(readSaved(writeSaved({ at: '2026-11-29T18:00:00.000Z', chains: [...chains] }))).toEqual([
    { chain: 'consents', row: 12, hash: one },
    { chain: 'audit_log', row: 1_324, hash: two },
  ]);
});

test('values that were saved before, or marked on the page, are read too; anything else is not', () => {
  const found = [{ chain: 'audit_log', row: 1_324, hash: two }];
  expect(readSaved(`2026-11-29T18:00:00.000Z\naudit rows: 1324, ${two}`)).toEqual(found);
  expect(readSaved(`1,324 audit rows, ending in\n${two}`)).toEqual(found);
  expect(readSaved(`Audit rows: row 1,324 ends in\n${two}`)).toEqual(found);
  expect(readSaved(`audit rows: row 1324, ${two.slice(1)}`)).toEqual([]);
});
