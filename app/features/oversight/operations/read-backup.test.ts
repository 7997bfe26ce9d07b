import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBackup } from './read-backup.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the last backup is as old as its file; without one nothing is said to be known', async () => {
  const file = join(folder, 'done');
  expect(await readBackup(undefined)).toEqual({ state: 'not_told', at: null });
  expect(await readBackup(file)).toEqual({ state: 'missing', at: null });
  writeFileSync(file, '');
  const at = new Date('2026-11-22T09:00:00Z');
  utimesSync(file, at, at);
  expect(await readBackup(file)).toEqual({ state: 'known', at: at.toISOString() });
});
