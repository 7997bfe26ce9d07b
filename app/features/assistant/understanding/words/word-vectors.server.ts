import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readSqueezed, SMALLEST, squeeze } from '../saved/squeezed-file.server.ts';
import type { WordVectors } from './word-vectors.ts';

export const WORD_VECTORS = resolve('content/chat/words/vectors.bin');

const HEADER_BYTES = 4;
/** A coarse number tells a direction as well, and squeezes into a quarter less. */
const STEPS = 31;
const header = z.strictObject({ width: z.number(), words: z.string() });

/** Opens the file that `saveWordVectors` wrote. */
export async function openWordVectors(file: string): Promise<WordVectors> {
  const bytes = await readSqueezed(file);
  const headerEnd = HEADER_BYTES + bytes.readUInt32LE(0);
  const { width, words } = header.parse(JSON.parse(bytes.toString('utf8', HEADER_BYTES, headerEnd)));
  const numbers = new Int8Array(new Uint8Array(bytes.subarray(headerEnd)).buffer);
  const places = new Map(words.split(' ').map((word, at) => [word, at * width]));
  return {
    width,
    directionOf(said) {
      const direction = new Float32Array(width);
      const words = new Set(said);
      let known = 0;
      for (const word of words) {
        const from = places.get(word);
        if (from === undefined) continue;
        known += 1;
        for (let at = 0; at < width; at += 1) {
          direction[at] = (direction[at] ?? 0) + (numbers[from + at] ?? 0);
        }
      }
      let square = 0;
      for (const number of direction) square += number * number;
      const length = (Math.sqrt(square) * words.size) / known || 1;
      for (let at = 0; at < width; at += 1) direction[at] = (direction[at] ?? 0) / length;
      return direction;
    },
  };
}

/** Writes words and their vectors, one after another, each number in so many steps to either side of nothing; few large ones are cut. */
export async function saveWordVectors(
  file: string,
  words: readonly string[],
  vectors: Float32Array,
  most: number,
): Promise<void> {
  const json = Buffer.from(JSON.stringify({ width: vectors.length / words.length, words: words.join(' ') }));
  const length = Buffer.alloc(HEADER_BYTES);
  length.writeUInt32LE(json.length);
  const numbers = Int8Array.from(vectors, (number) =>
    Math.max(-STEPS, Math.min(STEPS, Math.round((number / most) * STEPS))),
  );
  await writeFile(file, await squeeze(Buffer.concat([length, json, Buffer.from(numbers.buffer)]), SMALLEST));
}
