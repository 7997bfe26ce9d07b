import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { ForeignFolderError, openDataFolder } from './data-folder.server.ts';
import { openEmbedded } from './embedded.server.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});

afterEach(() => rm(parent, { recursive: true, force: true }));

test('a folder that holds other data is refused by what was found there, and left as it was', async () => {
  await writeFile(join(parent, 'letters.txt'), 'Dear Casey');
  await chmod(parent, 0o755);
  await expect(openDataFolder(parent)).rejects.toThrow(ForeignFolderError);
  await expect(openDataFolder(parent)).rejects.toThrow(/letters\.txt.*DATA_DIR/);
  expect(await readdir(parent)).toEqual(['letters.txt']);
  expect(await readFile(join(parent, 'letters.txt'), 'utf8')).toBe('Dear Casey');
  expect((await stat(parent)).mode & 0o777).toBe(0o755);
});

test('a folder called "database" that is no database is refused', async () => {
  await mkdir(join(parent, 'database'));
  await writeFile(join(parent, 'database', 'accounts.csv'), 'a,b');
  await expect(openDataFolder(parent)).rejects.toThrow(/accounts\.csv/);
});

test('everything in the data folder is for its own user alone', async () => {
  const folder = join(parent, 'data');
  const database = await openEmbedded(folder, { log: silentLog });
  await database.close();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const open = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mode & 0o077) open.push(path);
  }
  expect(entries.length).toBeGreaterThan(100);
  expect(open).toEqual([]);
}, 120_000);
