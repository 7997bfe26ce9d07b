import { readFile, writeFile } from 'node:fs/promises';
import {
  createPassageFinder,
  indexPassages,
  type PassageFinder,
  type PassageIndex,
} from './find-passages.server.ts';

/** Writes what the built site says, ready to be searched. */
export async function savePassages(file: string): Promise<void> {
  await writeFile(file, JSON.stringify(await readContent()));
}

/**
 * Opens what `savePassages` wrote; without a file (in development, in tests) the content itself is read. It is read
 * once, when it is first asked for.
 */
export function passagesFrom(file: string | null): () => Promise<PassageFinder> {
  let opened: Promise<PassageFinder> | undefined;
  return () => {
    opened ??= (file ? readSaved(file) : readContent()).then(createPassageFinder);
    return opened;
  };
}

async function readSaved(file: string): Promise<PassageIndex> {
  // Written by our own build.
  return JSON.parse(await readFile(file, 'utf8')) as PassageIndex;
}

/** Imported here and not above: a process with a saved index has no use for the whole content. */
async function readContent(): Promise<PassageIndex> {
  const { listPassages } = await import('./passages.server.ts');
  return indexPassages(listPassages());
}
