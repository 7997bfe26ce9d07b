import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Compressed = { br: Buffer; gzip: Buffer };

/**
 * `best` takes a tenth of a second for a page and is kept; so is `good`, which takes two fifths of it and three in a hundred more
 * bytes; `quick` takes a few milliseconds, and a tenth more bytes.
 */
export type Effort = 'best' | 'good' | 'quick';
const BROTLI_QUALITY = { best: zlib.constants.BROTLI_MAX_QUALITY, good: 10, quick: 5 };
const GZIP_LEVEL = { best: zlib.constants.Z_BEST_COMPRESSION, good: 9, quick: 6 };

const CODINGS = {
  br: (bytes: Buffer, effort: Effort) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, effort: Effort) => gzip(bytes, { level: GZIP_LEVEL[effort] }),
};

const SEAL_BYTES = 16;

/**
 * Brotli and gzip of `bytes`. All but the quick are kept in `cacheDir` under the content's hash, because they take seconds for a
 * whole site. A damaged or missing copy is made again.
 */
export async function compressed(
  bytes: Buffer,
  hash: string,
  cacheDir: string,
  effort: Effort = 'best',
): Promise<Compressed> {
  return {
    br: await variant('br', bytes, { hash, cacheDir, effort }),
    gzip: await variant('gzip', bytes, { hash, cacheDir, effort }),
  };
}

async function variant(
  coding: keyof typeof CODINGS,
  bytes: Buffer,
  { hash, cacheDir, effort }: { hash: string; cacheDir: string; effort: Effort },
): Promise<Buffer> {
  if (effort === 'quick') return CODINGS[coding](bytes, effort);
  const file = join(cacheDir, `${hash}.${coding}`);
  const kept = await readFile(file).catch(() => null);
  const content = kept?.subarray(SEAL_BYTES);
  if (kept && content && seal(content).equals(kept.subarray(0, SEAL_BYTES))) return content;
  const made = await CODINGS[coding](bytes, effort);
  await keep(file, Buffer.concat([seal(made), made]), cacheDir);
  return made;
}

/** Stands before each kept copy, to tell a damaged one: much cheaper at each start than to decompress it. */
function seal(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, SEAL_BYTES);
}

/** Writes beside and renames, so that a second process never reads half a file. */
async function keep(file: string, bytes: Buffer, cacheDir: string): Promise<void> {
  const beside = `${file}.${randomUUID()}`;
  try {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch {
    // A read-only folder costs the next start some seconds, nothing else.
    await rm(beside, { force: true }).catch(() => undefined);
  }
}

/** Removes the copies of files that the site no longer has. Only names this module makes are touched. */
export async function forgetOthers(hashes: Set<string>, cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir).catch(() => [])) {
    const hash = /^([0-9a-f]{32})\.(?:br|gzip)$/.exec(name)?.[1];
    if (hash && !hashes.has(hash)) await rm(join(cacheDir, name), { force: true }).catch(() => undefined);
  }
}
