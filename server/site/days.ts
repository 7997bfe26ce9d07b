import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { albertaDate, albertaDayStart } from '#app/platform/clock/clock.ts';
import type { Effort } from './compression.ts';
import { listSiteFiles, type PlacedFile, readSiteFiles, type SiteFile } from './files.ts';

/**
 * What changes from an instant on. Until then only the compressed form of its texts waits in memory; `files` makes
 * them ready.
 */
export type ComingSet = { from: Date; files(): SiteFile[] };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Where a built site has the files that differ from a coming day on: `days/2027-01-01/`, beside it. */
export function daysDir(dir: string): string {
  return join(dirname(resolve(dir)), 'days');
}

/** Where the compressed copies of a built site are kept: beside it, so that a new build may keep them. */
export function compressedDir(dir: string): string {
  return join(dirname(resolve(dir)), 'compressed');
}

/**
 * Reads a built site: all files as they are today, and of each coming day those that change with it. What was over
 * before today is not read.
 */
export async function readSiteSets(
  dir: string,
  cacheDir: string,
  at: Date,
  effort: Effort = 'best',
): Promise<{ files: SiteFile[]; coming: ComingSet[] }> {
  const names = await readdir(daysDir(dir)).catch((): string[] => []);
  const days = names.filter((name) => DAY.test(name)).toSorted();
  const begun = days.filter((day) => day <= albertaDate(at));
  const coming = days.slice(begun.length);
  const today = new Map<string, PlacedFile>();
  for (const folder of [dir, ...begun.map((day) => join(daysDir(dir), day))]) {
    for (const place of await placesIn(folder, effort)) today.set(place.path, place);
  }
  // By then most of them have been built anew: pages that nobody reads yet are half of what a build compresses.
  const effortForLater = effort === 'best' ? 'good' : effort;
  const later = await Promise.all(coming.map((day) => placesIn(join(daysDir(dir), day), effortForLater)));
  const files = await readSiteFiles([...today.values(), ...later.flat()], cacheDir);
  const current = files.splice(0, today.size);
  return {
    files: current,
    coming: coming.map((day, index) => comingSet(day, files.splice(0, later[index]?.length ?? 0))),
  };
}

function comingSet(day: string, files: SiteFile[]): ComingSet {
  const packed = files.map((file) => ({ ...file, bytes: file.compressed ? null : file.bytes }));
  return {
    from: albertaDayStart(day),
    files: () =>
      packed.map(({ bytes, ...file }) => ({
        ...file,
        bytes: bytes ?? brotliDecompressSync(file.compressed?.br ?? Buffer.alloc(0)),
      })),
  };
}

async function placesIn(dir: string, effort: Effort): Promise<PlacedFile[]> {
  return (await listSiteFiles(dir)).map((path) => ({ dir, path, effort }));
}
