import { rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Packed } from './classifier.ts';
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

/** Writes a packed classifier: a line of JSON with its measures, and then its arrays as they lie in memory. */
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
  const arrays = [features, rarity, starts, bias, targets, sizes].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await squeeze(Buffer.concat([length, padded, ...arrays])));
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
  return {
    ...{ keys, unit, temperature },
    features: new Uint32Array(...next(features, 4)),
    rarity: new Float32Array(...next(features, 4)),
    starts: new Uint32Array(...next(rows + 1, 4)),
    bias: new Float32Array(...next(keys.length, 4)),
    targets: new Uint16Array(...next(weights, 2)),
    sizes: new Int8Array(...next(weights, 1)),
  };
}
