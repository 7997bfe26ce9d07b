import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** Nearly the smallest, in a second. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** What was learned is written without the repetitions in it: half of its size. */
export async function squeeze(bytes: Buffer): Promise<Buffer> {
  return promisify<Buffer, typeof QUALITY, Buffer>(brotliCompress)(bytes, QUALITY);
}

/** Reads a file that was written squeezed. */
export async function readSqueezed(file: string): Promise<Buffer> {
  return promisify(brotliDecompress)(await readFile(file));
}
