import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.server.ts';

const AT_ONCE = 8;
const ROUNDS = 3;
let folder: string;
const tries: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});

afterEach(async () => {
  await Promise.all(tries.splice(0).map(kill));
  await rm(folder, { recursive: true, force: true });
});

test('a folder that is held is refused with what to do', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(
    new RegExp(`in use by process ${process.pid}.*DATABASE_URL`),
  );
  await unlock();
});

test('letting go frees the folder', async () => {
  const unlock = await lockFolder(folder);
  await unlock();
  const again = await lockFolder(folder);
  await again();
});

test('of many processes that want a folder whose holder was killed, one gets it, every time', async () => {
  // What versions before this one would have left behind as well.
  await writeFile(join(folder, 'process.lock'), '4194303 1');
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = await Promise.all(Array.from({ length: AT_ONCE }, tryFromAnotherProcess));
    const said = await Promise.all(started.map(({ go }) => go()));
    expect(said.toSorted()).toEqual(['held', ...Array.from({ length: AT_ONCE - 1 }, () => 'refused')]);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await Promise.all(tries.splice(0).map(kill));
  }
}, 120_000);

const SCRIPT = `
  const { lockFolder } = await import('#app/platform/database/folder-lock.server.ts');
  process.stdout.write('ready\\n');
  process.stdin.once('data', () => lockFolder(process.argv[1]).then(
    () => process.stdout.write('held\\n'),
    (error) => process.stdout.write((error.name === 'FolderInUseError' ? 'refused' : String(error)) + '\\n'),
  ));
`;

/** A process that tries to hold the folder when told to, and lives on whether it got it or not. */
async function tryFromAnotherProcess(): Promise<{ go: () => Promise<string> }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  tries.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  await lines.next();
  return {
    go: async () => {
      child.stdin.write('go\n');
      return String((await lines.next()).value);
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
