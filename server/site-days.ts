import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { albertaDate, albertaDayStart } from '#app/platform/clock.ts';
import { listSiteFiles, type PlacedFile, readSiteFiles, type SiteFile } from './site-files.ts';

/** What a site serves from an instant on: the files that differ from the set before, or all of them in the first. */
export type SiteSet = { from: Date; files: SiteFile[] };

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
 * Reads a built site: the set of today whole, and of each coming day what changes with it. What was over before today
 * is not read.
 */
export async function readSiteSets(dir: string, cacheDir: string, today: Date): Promise<SiteSet[]> {
  const names = await readdir(daysDir(dir)).catch((): string[] => []);
  const days = names.filter((name) => DAY.test(name)).toSorted();
  const begun = days.filter((day) => day <= albertaDate(today));
  const coming = days.slice(begun.length);
  const now = new Map<string, PlacedFile>();
  for (const folder of [dir, ...begun.map((day) => join(daysDir(dir), day))]) {
    for (const place of await placesIn(folder)) now.set(place.path, place);
  }
  const later = await Promise.all(coming.map((day) => placesIn(join(daysDir(dir), day))));
  const groups = [[...now.values()], ...later];
  const files = await readSiteFiles(groups.flat(), cacheDir);
  const starts = [new Date(0), ...coming.map(albertaDayStart)];
  return starts.map((from, index) => ({ from, files: files.splice(0, groups[index]?.length ?? 0) }));
}

async function placesIn(dir: string): Promise<PlacedFile[]> {
  return (await listSiteFiles(dir)).map((path) => ({ dir, path }));
}
