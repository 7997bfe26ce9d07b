import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import openWabt from 'wabt';
import { softmax } from '../train.ts';
import { openWeightTable, ROW_SUMS } from './row-sums.ts';

const one = fc.float({ min: -8, max: 8, noNaN: true });
const table = fc.integer({ min: 1, max: 23 }).chain((keyCount) =>
  fc.record({
    keyCount: fc.constant(keyCount),
    bias: fc.array(one, { minLength: keyCount, maxLength: keyCount }),
    weights: fc.array(fc.array(one, { minLength: keyCount, maxLength: keyCount }), {
      minLength: 1,
      maxLength: 30,
    }),
    values: fc.array(one, { maxLength: 40 }),
  }),
);

test('sums of rows are the same bits as the same sums in single precision in JavaScript, for any number of rows and keys', () => {
  fc.assert(
    fc.property(table, ({ keyCount, bias, weights, values }) => {
      const { weights: held, scores, add } = openWeightTable(weights.length, keyCount);
      held.set(weights.flat());
      const rows = Int32Array.from(values, (_, at) => (at * 7) % weights.length);
      const rowed = { rows, values: Float32Array.from(values) };
      const plain = Float32Array.from(bias);
      const product = (at: number, key: number) =>
        (rowed.values[at] ?? 0) * (held[(rows[at] ?? 0) * keyCount + key] ?? 0);
      const single = Math.fround;
      for (let key = 0; key < keyCount; key += 1) {
        for (let at = 0; at < values.length; at += 8) {
          let sum = single(product(at, key));
          for (let next = at + 1; next < Math.min(at + 8, values.length); next += 1) {
            sum = single(sum + single(product(next, key)));
          }
          plain[key] = (plain[key] ?? 0) + sum;
        }
      }
      scores.set(bias);
      add(rowed);
      expect(scores.map((score) => score + 0)).toEqual(plain.map((score) => score + 0));
    }),
  );
});

test('scores are made the probabilities that JavaScript makes of them, to five places, at any temperature', () => {
  const scored = fc.array(fc.float({ min: -90, max: 90, noNaN: true }), { minLength: 1, maxLength: 23 });
  fc.assert(
    fc.property(scored, fc.float({ min: Math.fround(0.3), max: 3, noNaN: true }), (given, temperature) => {
      const { scores, toShares } = openWeightTable(1, given.length);
      scores.set(given);
      toShares(temperature);
      const plain = softmax(Float32Array.from(given), temperature);
      for (const [at, share] of scores.entries()) expect(share).toBeCloseTo(plain[at] ?? 0, 5);
    }),
  );
});

test('what is run is what is written', async () => {
  const wabt = await openWabt();
  const source = await readFile(new URL('row-sums.wat', import.meta.url), 'utf8');
  const { buffer } = wabt.parseWat('row-sums.wat', source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString('base64')).toBe(ROW_SUMS);
});
