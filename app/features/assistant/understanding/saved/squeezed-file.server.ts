import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** Nearly the smallest, in a second; and the smallest, for what is made seldom. */
const QUICK = 9;
export const SMALLEST = 11;

/** What was learned is written without the repetitions in it: half of its size. */
export async function squeeze(bytes: Buffer, quality = QUICK): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(bytes, { params });
}

/** Reads a file that was written squeezed. */
export async function readSqueezed(file: string): Promise<Buffer> {
  return promisify(brotliDecompress)(await readFile(file));
}
