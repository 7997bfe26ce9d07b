/** `row-sums.wat`, assembled: sums of rows in the SIMD instructions of WebAssembly. */
export const ROW_SUMS =
  'AGFzbQEAAAABHAJgEn9/f39/f39/f399fX19fX19fQBgA39/fQADAwIAAQUGAQEBgIAEByADBm1lbW9yeQIACGFkZEVpZ2h0AAAIdG9TaGFyZXMAAQqdBQKFAgIBfwh7IAr9EyETIAv9EyEUIAz9EyEVIA39EyEWIA79EyEXIA/9EyEYIBD9EyEZIBH9EyEaIAAgAUECdGohEgNAIAAgAP0ABAAgEyAC/QAEAP3mASAUIAP9AAQA/eYB/eQBIBUgBP0ABAD95gH95AEgFiAF/QAEAP3mAf3kASAXIAb9AAQA/eYB/eQBIBggB/0ABAD95gH95AEgGSAI/QAEAP3mAf3kASAaIAn9AAQA/eYB/eQB/eQB/QsEACACQRBqIQIgA0EQaiEDIARBEGohBCAFQRBqIQUgBkEQaiEGIAdBEGohByAIQRBqIQggCUEQaiEJIABBEGohACAAIBJJDQALC5MDAgJ/BHsgACABQQJ0aiEEQwAAgP/9EyEFIAAhAwNAIAUgA/0ABAD96QEhBSADQRBqIQMgAyAESQ0ACyAF/R8AIAX9HwGXIAX9HwIgBf0fA5eX/RMhBSAAIQMDQCAD/QAEACAF/eUBIAL9E/3mAUMAAKDC/RP96QEhBiAGQzuquD/9E/3mAf1qIQcgBiAHQwCAMT/9E/3mAf3lASEGIAYgB0ODgF45/RP95gH95AEhBiAGIAb95gEgBiAGIAYgBiAGQ2dpUDn9E/3mAUPOQ7c6/RP95AH95gFDCIkIPP0T/eQB/eYBQ8GpKj39E/3kAf3mAUOqqio+/RP95AH95gFDAAAAP/0T/eQB/eYBIAb95AFDAACAP/0T/eQBIAf9+AFB/wD9Ef2uAUEX/asB/eYBIQYgAyAG/QsEACAIIAb95AEhCCADQRBqIQMgAyAESQ0ACyAI/R8AIAj9HwGSIAj9HwIgCP0fA5KS/RMhCCAAIQMDQCADIAP9AAQAIAj95wH9CwQAIANBEGohAyADIARJDQALCw==';

type RowSums = {
  memory: WebAssembly.Memory;
  addEight: (scores: number, count: number, ...rowsAndValues: number[]) => void;
  toShares: (scores: number, count: number, steepness: number) => void;
};

const PAGE = 65_536;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** The last keys, when they are no four, take their neighbours along. */
const SPARE = 3;

/** Rows of a text, each with its value. */
export type Rowed = { rows: Int32Array; values: Float32Array };

/** Weights of rows, one for each key, and the scores of the text that is read. */
export type WeightTable = {
  /** Row after row. */
  weights: Float32Array;
  /** One for each key; the next text is written over them. */
  scores: Float32Array;
  /** Adds to each key its weight in each of these rows times the value there. */
  add(rowed: Rowed): void;
  /** Makes the scores probabilities; a higher temperature makes them more alike. */
  toShares(temperature: number): void;
};

const compiled = new WebAssembly.Module(Buffer.from(ROW_SUMS, 'base64'));

/**
 * Makes a table of zeros. Most of the time of learning is spent in its sums: eight rows are added at once, so that the scores
 * are read and written an eighth as often. What is left over is filled up with the first row, times nothing.
 */
export function openWeightTable(rowCount: number, keyCount: number): WeightTable {
  const { memory, addEight, toShares } = new WebAssembly.Instance(compiled).exports as RowSums;
  const from = (keyCount + SPARE) * BYTES;
  memory.grow(Math.ceil((from + (rowCount * keyCount + SPARE) * BYTES) / PAGE));
  const spare = new Float32Array(memory.buffer, keyCount * BYTES, SPARE);
  const placeOf = (row = 0) => from + row * keyCount * BYTES;
  return {
    weights: new Float32Array(memory.buffer, from, rowCount * keyCount),
    scores: new Float32Array(memory.buffer, 0, keyCount),
    add({ rows, values }) {
      for (let at = 0; at < rows.length; at += 8) {
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
    },
    toShares(temperature) {
      spare.fill(Number.NEGATIVE_INFINITY);
      toShares(0, keyCount, 1 / temperature);
    },
  };
}
