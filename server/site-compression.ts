import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

export type Compressed = { br: Buffer; gzip: Buffer };

const CODINGS = {
  br: {
    compress: (bytes: Buffer) =>
      brotli(bytes, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    restore: (bytes: Buffer, length: number) => unbrotli(bytes, { maxOutputLength: length }),
  },
  gzip: {
    compress: (bytes: Buffer) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
    restore: (bytes: Buffer, length: number) => gunzip(bytes, { maxOutputLength: length }),
  },
};

/**
 * Brotli (quality 11) and gzip of `bytes`, kept in `cacheDir` under the content's hash because the
 * best quality takes seconds for a whole site. A damaged or missing copy is made again.
 */
export async function compressed(bytes: Buffer, hash: string, cacheDir: string): Promise<Compressed> {
  return {
    br: await variant('br', bytes, hash, cacheDir),
    gzip: await variant('gzip', bytes, hash, cacheDir),
  };
}

async function variant(
  coding: keyof typeof CODINGS,
  bytes: Buffer,
  hash: string,
  cacheDir: string,
): Promise<Buffer> {
  const file = join(cacheDir, `${hash}.${coding}`);
  const { compress, restore } = CODINGS[coding];
  const kept = await readFile(file).catch(() => null);
  if (kept && (await restore(kept, Math.max(bytes.length, 1)).catch(() => null))?.equals(bytes)) return kept;
  const made = await compress(bytes);
  await keep(file, made, cacheDir);
  return made;
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
