import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { type Compressed, compressed, type Effort, forgetOthers } from './compression.ts';

/** One file of the built site in memory. `path` is its place below the root, `/about/index.html`. */
export type SiteFile = { path: string; type: string; bytes: Buffer; compressed: Compressed | null };

/** Content types by file ending; the text ones are worth compressing. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  // React Router's prerendered loader data.
  '.data': 'text/x-script; charset=utf-8',
};
const BINARY_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The paths of all files below a folder, as `/about/index.html`. Hidden files stay out, `.well-known` does not. */
export async function listSiteFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => parts.every((part) => !part.startsWith('.') || part === '.well-known'))
    .map((parts) => `/${parts.join('/')}`);
}

/** Where a file of the site lies, `path` below the folder `dir`, and how well it is to be compressed. */
export type PlacedFile = { dir: string; path: string; effort: Effort };

/** Reads files with their compressed copies, and forgets the copies of all others. */
export async function readSiteFiles(places: readonly PlacedFile[], cacheDir: string): Promise<SiteFile[]> {
  const hashes = new Set<string>();
  const files = await inParallel(places, async ({ dir, path, effort }) => {
    const bytes = await readFile(join(dir, path));
    const ending = extname(path).toLowerCase();
    const type = TEXT_TYPES[ending];
    if (!type)
      return { path, bytes, type: BINARY_TYPES[ending] ?? 'application/octet-stream', compressed: null };
    const hash = contentHash(bytes);
    hashes.add(hash);
    return { path, bytes, type, compressed: await compressed(bytes, hash, cacheDir, effort) };
  });
  await forgetOthers(hashes, cacheDir);
  return files;
}

/** 128 bits of SHA-256 in hex: lower case, because it also names files on disks that ignore case. */
export function contentHash(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 32);
}

/** A few at a time: compression fills the cores, and each brotli job holds megabytes. */
async function inParallel<In, Out>(items: readonly In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
