import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.server.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that another live process holds is refused with what to do', async () => {
  await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(/in use by process \d+.*DATABASE_URL/);
});

test('letting go frees the folder and leaves nothing behind', async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
  await lockFolder(folder);
});

test('a lock left by a killed process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const pid = child.pid;
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  await writeFile(join(folder, 'process.lock'), `${pid} 1`);
  await lockFolder(folder);
});

test('a process number that belongs to somebody else now does not hold the folder', async () => {
  await writeFile(join(folder, 'process.lock'), `${process.pid} 1`);
  await lockFolder(folder);
});

test('a damaged lock file does not hold the folder', async () => {
  await writeFile(join(folder, 'process.lock'), 'garbage');
  await lockFolder(folder);
});
