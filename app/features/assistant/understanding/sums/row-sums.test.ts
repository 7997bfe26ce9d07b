import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import openWabt from 'wabt';
import { softmax } from '../train.ts';
import { openLearningTable, openWeightTable, ROW_SUMS, type Rowed } from './row-sums.ts';

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

/** What JavaScript makes of the same rows, in single precision and in the same order. */
function addPlainly(scores: Float32Array, weights: readonly Float32Array[], { rows, values }: Rowed): void {
  const single = Math.fround;
  for (let key = 0; key < scores.length; key += 1) {
    const product = (at: number) => single((values[at] ?? 0) * (weights[rows[at] ?? 0]?.[key] ?? 0));
    for (let at = 0; at < values.length; at += 8) {
      let sum = product(at);
      for (let next = at + 1; next < Math.min(at + 8, values.length); next += 1)
        sum = single(sum + product(next));
      scores[key] = (scores[key] ?? 0) + sum;
    }
  }
}

/** Nothing is nothing, whatever its sign. */
const unsigned = (numbers: Float32Array) => numbers.map((number) => number + 0);

test('sums of rows are the same bits as the same sums in single precision in JavaScript, for any number of rows and keys', () => {
  fc.assert(
    fc.property(table, ({ keyCount, bias, weights, values }) => {
      const { weights: held, stride, scores, add } = openWeightTable(weights.length, keyCount);
      for (const [row, numbers] of weights.entries()) held.set(numbers, row * stride);
      const rows = Int32Array.from(values, (_, at) => (at * 7) % weights.length);
      const rowed = { rows, values: Float32Array.from(values) };
      const plain = Float32Array.from(bias);
      addPlainly(
        plain,
        weights.map((row) => Float32Array.from(row)),
        rowed,
      );
      scores.set(bias);
      add(rowed);
      expect(unsigned(scores)).toEqual(unsigned(plain));
    }),
  );
});

const lessons = fc
  .record({
    keyCount: fc.integer({ min: 1, max: 90 }),
    rowCount: fc.integer({ min: 20, max: 40 }),
  })
  .chain(({ keyCount, rowCount }) =>
    fc.record({
      ...{ keyCount: fc.constant(keyCount), rowCount: fc.constant(rowCount) },
      steps: fc.array(
        fc.record({
          rows: fc.uniqueArray(fc.integer({ min: 0, max: rowCount - 1 }), { minLength: 1, maxLength: 19 }),
          wrong: fc.uniqueArray(fc.integer({ min: 0, max: keyCount - 1 }), { maxLength: 30 }),
          value: fc.float({ min: Math.fround(0.01), max: 1, noNaN: true }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
  );

test('weights that are learned, and their sums, are the same bits as those of the same steps in JavaScript', () => {
  fc.assert(
    fc.property(lessons, ({ keyCount, rowCount, steps }) => {
      const learning = openLearningTable(rowCount, keyCount);
      const weights = Array.from({ length: rowCount }, () => new Float32Array(keyCount));
      const squares = new Float32Array(rowCount).fill(1);
      for (const { rows, wrong, value } of steps) {
        const values = Float32Array.from(rows, (_, at) => value * (1 - at / 40));
        const rowed = { rows: Int32Array.from(rows), values };
        const plain = new Float32Array(keyCount);
        addPlainly(plain, weights, rowed);
        learning.scores.fill(0);
        learning.add(rowed);
        expect(unsigned(learning.scores)).toEqual(unsigned(plain));
        // The last is hardly wrong.
        const errors = Float32Array.from(wrong, (_, at) => (at === 29 ? 0.001 : (at - 9) / 16));
        learning.scores.fill(0);
        for (const [at, key] of wrong.entries()) learning.scores[key] = errors[at] ?? 0;
        const moved = wrong.filter((_, at) => Math.abs(errors[at] ?? 0) >= 0.002).toSorted((a, b) => a - b);
        expect([...learning.step(2)]).toEqual(moved);
        const errorOf = (key: number) => errors[wrong.indexOf(key)] ?? 0;
        const size = moved.reduce((sum, key) => sum + errorOf(key) * errorOf(key), 0);
        for (const [at, row] of rows.entries()) {
          const by = values[at] ?? 0;
          squares[row] = (squares[row] ?? 0) + size * by * by;
          const step = (2 * by) / Math.sqrt(squares[row] ?? 0);
          const numbers = weights[row] ?? new Float32Array();
          for (const key of moved) numbers[key] = (numbers[key] ?? 0) - step * errorOf(key);
        }
      }
      for (const [row, numbers] of weights.entries()) {
        const from = row * learning.stride;
        expect(learning.weights.slice(from, from + keyCount)).toEqual(numbers);
      }
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
