import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder of the embedded database is open in another process. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The data folder ${folder} is in use by ${pid ? `process ${pid}` : 'another process'}. The embedded database ` +
        'serves one process at a time: stop the other one, choose another DATA_DIR, or set DATABASE_URL to use ' +
        'PostgreSQL.',
    );
    this.name = 'FolderInUseError';
  }
}

export const LOCK_FILES = ['in-use.lock', 'process.pid'];
const [LOCK_FILE = '', PID_FILE = ''] = LOCK_FILES;
const SQLITE_BUSY = 5;

/**
 * Holds `folder` for this process, and returns how to let it go. The operating system holds the lock, so it ends with
 * the process, however that ends, and two can never have it. Node locks no files by itself, but its SQLite does.
 * Throws `FolderInUseError` when somebody else has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  const pidFile = join(folder, PID_FILE);
  try {
    // Nothing is ever written: the journal would only be litter.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new FolderInUseError(folder, await readFile(pidFile, 'utf8').catch(() => ''));
  }
  await writeFile(pidFile, String(process.pid));
  return async () => {
    await rm(pidFile, { force: true });
    lock.close();
  };
}
