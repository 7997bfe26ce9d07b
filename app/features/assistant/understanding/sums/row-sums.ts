/** `row-sums.wat`, assembled: sums of rows in the SIMD instructions of WebAssembly. */
export const ROW_SUMS =
  'AGFzbQEAAAABFgFgEn9/f39/f39/f399fX19fX19fQADAgEABQYBAQGAgAQHFQIGbWVtb3J5AgAIYWRkRWlnaHQAAAqIAgGFAgIBfwh7IAr9EyETIAv9EyEUIAz9EyEVIA39EyEWIA79EyEXIA/9EyEYIBD9EyEZIBH9EyEaIAAgAUECdGohEgNAIAAgAP0ABAAgEyAC/QAEAP3mASAUIAP9AAQA/eYB/eQBIBUgBP0ABAD95gH95AEgFiAF/QAEAP3mAf3kASAXIAb9AAQA/eYB/eQBIBggB/0ABAD95gH95AEgGSAI/QAEAP3mAf3kASAaIAn9AAQA/eYB/eQB/eQB/QsEACACQRBqIQIgA0EQaiEDIARBEGohBCAFQRBqIQUgBkEQaiEGIAdBEGohByAIQRBqIQggCUEQaiEJIABBEGohACAAIBJJDQALCw==';

type RowSums = {
  memory: WebAssembly.Memory;
  addEight: (scores: number, count: number, ...rowsAndValues: number[]) => void;
};

const PAGE = 65_536;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** The last keys, when they are no four, take their neighbours along. */
const SPARE = 3;

/** Weights of rows, one for each key, and the sums of some of them. */
export type WeightTable = {
  /** Row after row. */
  weights: Float32Array;
  /** Of each key: its bias, and its weight in each of these rows times the value there. */
  scoresOf(rowed: { rows: Int32Array; values: Float32Array }, bias: Float32Array): Float32Array;
};

const compiled = new WebAssembly.Module(Buffer.from(ROW_SUMS, 'base64'));

/**
 * Makes a table of zeros. Most of the time of learning is spent in its sums: eight rows are added at once, so that the scores
 * are read and written an eighth as often.
 */
export function openWeightTable(rowCount: number, keyCount: number): WeightTable {
  const { memory, addEight } = new WebAssembly.Instance(compiled).exports as RowSums;
  const from = (keyCount + SPARE) * BYTES;
  memory.grow(Math.ceil((from + (rowCount * keyCount + SPARE) * BYTES) / PAGE));
  const scores = new Float32Array(memory.buffer, 0, keyCount);
  const weights = new Float32Array(memory.buffer, from, rowCount * keyCount);
  const placeOf = (row = 0) => from + row * keyCount * BYTES;
  return {
    weights,
    scoresOf({ rows, values }, bias) {
      scores.set(bias);
      let at = 0;
      for (; at + 7 < rows.length; at += 8) {
        addEight(
          0,
          keyCount,
          placeOf(rows[at]),
          placeOf(rows[at + 1]),
          placeOf(rows[at + 2]),
          placeOf(rows[at + 3]),
          placeOf(rows[at + 4]),
          placeOf(rows[at + 5]),
          placeOf(rows[at + 6]),
          placeOf(rows[at + 7]),
          values[at] ?? 0,
          values[at + 1] ?? 0,
          values[at + 2] ?? 0,
          values[at + 3] ?? 0,
          values[at + 4] ?? 0,
          values[at + 5] ?? 0,
          values[at + 6] ?? 0,
          values[at + 7] ?? 0,
        );
      }
      for (; at < rows.length; at += 1) {
        const row = (rows[at] ?? 0) * keyCount;
        const value = values[at] ?? 0;
        for (let key = 0; key < keyCount; key += 1) {
          scores[key] = (scores[key] ?? 0) + value * (weights[row + key] ?? 0);
        }
      }
      return Float32Array.from(scores);
    },
  };
}
