import { rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Packed } from '../classifier.ts';
import { readSqueezed, squeeze } from './squeezed-file.server.ts';

const HEADER_BYTES = 4;
const header = z.strictObject({
  keys: z.array(z.string()),
  unit: z.number(),
  temperature: z.number(),
  features: z.number(),
  rows: z.number(),
  weights: z.number(),
});

/**
 * Writes a packed classifier: a line of JSON with its measures, and then its arrays. Numbers that mostly rise are written as
 * steps (`risingIn`), the others as they lie in memory.
 */
export async function saveClassifier(file: string, packed: Packed): Promise<void> {
  const { keys, unit, temperature, features, rarity, starts, targets, sizes, bias } = packed;
  const measures = {
    ...{ keys, unit, temperature, features: features.length },
    ...{ rows: starts.length - 1, weights: targets.length },
  };
  const json = Buffer.from(JSON.stringify(measures));
  // The arrays begin where their numbers may lie.
  const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
  const length = Buffer.alloc(HEADER_BYTES);
  length.writeUInt32LE(padded.length);
  const arrays = [rarity, bias, sizes].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const rising = [stepsOf(features), stepsOf(starts), stepsOf(targets, starts)];
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await squeeze(Buffer.concat([length, padded, ...arrays, ...rising])));
  await rename(unfinished, file);
}

/** Reads what `saveClassifier` wrote. */
export async function readClassifier(file: string): Promise<Packed> {
  const bytes = await readSqueezed(file);
  // A copy of its own: what Node reads may begin anywhere in a larger piece of memory.
  const { buffer } = new Uint8Array(bytes);
  const headerEnd = HEADER_BYTES + bytes.readUInt32LE(0);
  const measures = header.parse(JSON.parse(bytes.toString('utf8', HEADER_BYTES, headerEnd)));
  const { keys, unit, temperature, features, rows, weights } = measures;
  let at = headerEnd;
  const next = (length: number, size: number) => {
    const from = at;
    at += length * size;
    return [buffer, from, length] as const;
  };
  const [rarity, bias] = [new Float32Array(...next(features, 4)), new Float32Array(...next(keys.length, 4))];
  const sizes = new Int8Array(...next(weights, 1));
  const steps = (length: number, size: number) => new Uint8Array(...next(length * size, 1));
  const places = risingIn(steps(features, 4), new Uint32Array(features));
  const starts = risingIn(steps(rows + 1, 4), new Uint32Array(rows + 1));
  const targets = risingIn(steps(weights, 2), new Uint16Array(weights), starts);
  return { keys, unit, temperature, rarity, bias, sizes, features: places, starts, targets };
}

type Rising = Uint16Array | Uint32Array;

const BYTE_BITS = 8;
const BYTE = 255;

/**
 * Numbers as steps from one to the next, of all of them the lowest bytes first: steps are small and alike, and squeeze well.
 * At each of `starts` they begin anew.
 */
function stepsOf(numbers: Rising, starts: Uint32Array = NO_STARTS): Uint8Array {
  const { length, BYTES_PER_ELEMENT: size } = numbers;
  const bytes = new Uint8Array(length * size);
  const isStart = startsIn(starts);
  let before = 0;
  for (let at = 0; at < length; at += 1) {
    const number = numbers[at] ?? 0;
    if (isStart(at)) before = 0;
    for (let place = 0; place < size; place += 1) {
      bytes[place * length + at] = ((number - before) >> (BYTE_BITS * place)) & BYTE;
    }
    before = number;
  }
  return bytes;
}

/** The numbers that `stepsOf` wrote; a step down wraps around, as the numbers of these arrays do. */
function risingIn<T extends Rising>(bytes: Uint8Array, numbers: T, starts: Uint32Array = NO_STARTS): T {
  const { length, BYTES_PER_ELEMENT: size } = numbers;
  const isStart = startsIn(starts);
  let number = 0;
  for (let at = 0; at < length; at += 1) {
    if (isStart(at)) number = 0;
    for (let place = 0; place < size; place += 1) {
      number += (bytes[place * length + at] ?? 0) << (BYTE_BITS * place);
    }
    numbers[at] = number;
    number = numbers[at] ?? 0;
  }
  return numbers;
}

const NO_STARTS = new Uint32Array();

/** Whether a row starts at a place; the places are asked for in their order. */
function startsIn(starts: Uint32Array): (at: number) => boolean {
  let row = 0;
  return (at) => {
    const isStart = starts[row] === at;
    while (starts[row] === at) row += 1;
    return isStart;
  };
}
