import { stat } from 'node:fs/promises';
import { type Entry, openPromise } from 'yauzl';
import { refuse } from './verdict.ts';

const MOST_ENTRIES = 2_000;
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_TIMES_LARGER = 100;
/** Small parts pack well and harm nobody. */
const HARMLESS = 1024 * 1024;

const PROGRAMS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/|macrosheets\/|customUI\/)/i;
const OTHERS = /(?:^|\/)embeddings\/|\.(?:exe|dll|js|vbs|bat|cmd|ps1|jar|scr|lnk|zip|7z|rar|html?)$/i;

/** Refuses an Office file with macros or other files in it, and one that unpacks to far more than it is. */
export async function examineOffice(path: string): Promise<void> {
  const { size } = await stat(path);
  const entries = await readDirectory(path);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!names.has('[Content_Types].xml')) refuse('it is not a Word or Excel file');
  for (const { fileName, generalPurposeBitFlag } of entries) {
    if (PROGRAMS.test(fileName)) refuse('it contains macros. Please save a copy without them');
    if (OTHERS.test(fileName)) refuse('it has other files hidden in it');
    if (generalPurposeBitFlag & 1) refuse('it is protected by a password. Please save a copy without one');
  }
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > MOST_UNPACKED || (unpacked > HARMLESS && unpacked > size * MOST_TIMES_LARGER))
    refuse('it expands to far more than its size');
}

/** What the directory of the archive says. A name that leads out of it, or two parts of one name, is a trick. */
async function readDirectory(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: true });
    if (zip.entryCount > MOST_ENTRIES) refuse('it has too many parts');
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    if (error instanceof Error && /too many parts/.test(error.message)) throw error;
    refuse('it is damaged or cut off');
  }
  if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length) refuse('it is damaged');
  return entries;
}
