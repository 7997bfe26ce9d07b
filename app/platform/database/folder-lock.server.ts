import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the embedded database is open in another process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. The embedded database serves one process at a ` +
        'time: stop the other one, choose another DATA_DIR, or set DATABASE_URL to use PostgreSQL.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Holds `folder` for this process with a lock file, and returns how to let it go. A lock left behind by a
 * process that was killed is taken over. Throws `FolderInUseError` when the holder lives.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'process.lock');
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  for (;;) {
    try {
      await writeFile(file, mine, { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = await readFile(file, 'utf8').catch(() => '');
    const [pid = 0, startedAt = ''] = holder
      .split(' ')
      .map((part, index) => (index === 0 ? Number(part) : part));
    if (await lives(Number(pid), String(startedAt))) throw new FolderInUseError(folder, Number(pid));
    await rm(file, { force: true });
  }
}

async function lives(pid: number, startedAt: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return (await startOf(pid)) === startedAt;
}

/** When a process started, in kernel ticks: process numbers are used again, above all in containers. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
