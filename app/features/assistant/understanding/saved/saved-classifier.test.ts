import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Packed } from '../classifier.ts';
import { readClassifier, saveClassifier } from './saved-classifier.server.ts';

test('a classifier that was saved is read as it was, where its numbers fall as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'classifier-'));
  const packed: Packed = {
    keys: ['a', 'b'],
    features: Uint32Array.from([3, 70_000, 131_071]),
    rarity: Float32Array.from([0.5, 1.25, 8]),
    starts: Uint32Array.from([0, 2, 2, 5, 5]),
    targets: Uint16Array.from([0, 1_200, 40, 65_535, 0]),
    sizes: Int8Array.from([-127, 5, 0, 127, -1]),
    bias: Float32Array.from([-0.25, 0.125]),
    unit: 0.05,
    temperature: 1.1,
  };
  await saveClassifier(join(folder, 'x.model'), packed);
  expect(await readClassifier(join(folder, 'x.model'))).toEqual(packed);
  await rm(folder, { recursive: true });
});
