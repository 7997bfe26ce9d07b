import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressForPages } from './address-for-pages.ts';

/** A part of the build, with the sources that it is made from. */
type Part = { stamp: string; sources: readonly string[]; salt: string };

/** The pages carry the public address, so they are others for another one. */
export function sitePart(publicUrl: string | undefined): Part {
  return {
    stamp: 'build/made-from',
    sources: [
      ...['app', 'content', 'public', 'server/build.ts', 'server/build'],
      ...['package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
    ],
    salt: addressForPages(publicUrl),
  };
}

export function programPart(): Part {
  return {
    stamp: 'build/program-made-from',
    sources: ['app', 'content', 'server', 'package-lock.json'],
    salt: '',
  };
}

/** Whether a part was built from the very sources that are here. */
export function isFresh(part: Part): boolean {
  try {
    return readFileSync(part.stamp, 'utf8') === fingerprint(part);
  } catch {
    return false;
  }
}

/** Notes what a part that has just been built was made from; taken before it was built. */
export function stampOf(part: Part): () => void {
  const made = fingerprint(part);
  return () => writeFileSync(part.stamp, made);
}

/** Sizes and times of every source file: cheap, and changed by every edit and every checkout. */
function fingerprint({ sources, salt }: Part): string {
  const hash = createHash('sha256').update(`${salt}\n`);
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: Hash, path: string): void {
  const found = statSync(path);
  if (!found.isDirectory()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(`${path}\n${found.size}\n${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
}
