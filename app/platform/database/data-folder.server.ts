import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK_FILES, lockFolder } from './folder-lock.server.ts';

/** The folder is somebody else's: it holds things that this product did not put there. */
export class ForeignFolderError extends Error {
  constructor(folder: string, found: string) {
    super(
      `The data folder ${folder} holds other data (${found}). Choose an empty folder, or one that does not exist ` +
        'yet, as DATA_DIR.',
    );
    this.name = 'ForeignFolderError';
  }
}

const ENGINE = 'database';
/** What may stand in a data folder; the last is what versions before this one left behind. */
const OURS = [ENGINE, 'documents', ...LOCK_FILES, 'process.lock'];

export type DataFolder = {
  /** Where the embedded engine keeps its files. */
  engine: string;
  /**
   * Takes from other users what rights the engine gave them: it makes its files readable to all, whatever the process
   * says. Until then the folder around them keeps others out.
   */
  tighten: () => Promise<void>;
  letGo: () => Promise<void>;
};

/**
 * Makes or takes over the folder `path` for this process alone; no other user can enter it. Throws `ForeignFolderError` for a folder with other data, `FolderInUseError` for
 * one that another process has open.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const engine = join(path, ENGINE);
  await mkdir(path, { recursive: true });
  const foreign = (await readdir(path)).find((name) => !OURS.includes(name));
  if (foreign) throw new ForeignFolderError(path, foreign);
  const inside = await readdir(engine).catch((): string[] => []);
  if (inside.length > 0 && !inside.includes('PG_VERSION'))
    throw new ForeignFolderError(engine, inside[0] ?? '');
  await chmod(path, 0o700);
  return { engine, tighten: () => tighten(path), letGo: await lockFolder(path) };
}

async function tighten(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  await Promise.all(
    // The engine may remove a file meanwhile.
    entries.map((entry) =>
      chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600).catch(() => undefined),
    ),
  );
}
