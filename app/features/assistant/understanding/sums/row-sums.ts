/** `row-sums.wat`, assembled: sums and steps of rows in WebAssembly. */
export const ROW_SUMS =
  'AGFzbQEAAAABNQRgEn9/f39/f39/f399fX19fX19fQBgB39/f39/f38AYAN/f30AYAt/f39/f39/f39/fAF/AwUEAAECAwUGAQEBgIAEByIEBm1lbW9yeQIAA2FkZAABCHRvU2hhcmVzAAIEc3RlcAADCqsJBIUCAgF/CHsgCv0TIRMgC/0TIRQgDP0TIRUgDf0TIRYgDv0TIRcgD/0TIRggEP0TIRkgEf0TIRogACABQQJ0aiESA0AgACAA/QAEACATIAL9AAQA/eYBIBQgA/0ABAD95gH95AEgFSAE/QAEAP3mAf3kASAWIAX9AAQA/eYB/eQBIBcgBv0ABAD95gH95AEgGCAH/QAEAP3mAf3kASAZIAj9AAQA/eYB/eQBIBogCf0ABAD95gH95AH95AH9CwQAIAJBEGohAiADQRBqIQMgBEEQaiEEIAVBEGohBSAGQRBqIQYgB0EQaiEHIAhBEGohCCAJQRBqIQkgAEEQaiEAIAAgEkkNAAsLsQEBAX8gAiAEQQJ0aiEHAkADQCACIAdPDQEgACABIAUgAigCACAGbGogBSACKAIEIAZsaiAFIAIoAgggBmxqIAUgAigCDCAGbGogBSACKAIQIAZsaiAFIAIoAhQgBmxqIAUgAigCGCAGbGogBSACKAIcIAZsaiADKgIAIAMqAgQgAyoCCCADKgIMIAMqAhAgAyoCFCADKgIYIAMqAhwQACACQSBqIQIgA0EgaiEDDAALCwuTAwICfwR7IAAgAUECdGohBEMAAID//RMhBSAAIQMDQCAFIAP9AAQA/ekBIQUgA0EQaiEDIAMgBEkNAAsgBf0fACAF/R8BlyAF/R8CIAX9HwOXl/0TIQUgACEDA0AgA/0ABAAgBf3lASAC/RP95gFDAACgwv0T/ekBIQYgBkM7qrg//RP95gH9aiEHIAYgB0MAgDE//RP95gH95QEhBiAGIAdDg4BeOf0T/eYB/eQBIQYgBiAG/eYBIAYgBiAGIAYgBkNnaVA5/RP95gFDzkO3Ov0T/eQB/eYBQwiJCDz9E/3kAf3mAUPBqSo9/RP95AH95gFDqqoqPv0T/eQB/eYBQwAAAD/9E/3kAf3mASAG/eQBQwAAgD/9E/3kASAH/fgBQf8A/RH9rgFBF/2rAf3mASEGIAMgBv0LBAAgCCAG/eQBIQggA0EQaiEDIAMgBEkNAAsgCP0fACAI/R8BkiAI/R8CIAj9HwOSkv0TIQggACEDA0AgAyAD/QAEACAI/ecB/QsEACADQRBqIQMgAyAESQ0ACwvZAgMHfwR8AX0gAUECdCEMA0AgACALav0ABAD94AFDbxIDO/0T/Ub9UwRAIAshDkEEIQ8DQCAAIA5qKgIAuyESIA4gDEkgEplE/Knx0k1iYD9mcQRAIAIgDUECdGogDjYCACADIA1BA3RqIBI5AwAgDUEBaiENIBMgEiASoqAhEwsgDkEEaiEOIA9BAWsiDw0ACwsgC0EQaiILIAxJDQALAkADQCAGRQ0BIAQoAgAhECAFKgIAuyEUIAkgEEECdGohESARKgIAuyATIBSiIBSioLYhFiARIBY4AgAgCiAUoiAWu5+jIRUgByAQIAhsaiEQIAIhDiADIQsgAiANQQJ0aiEMAkADQCAOIAxPDQEgECAOKAIAaiERIBEgESoCALsgFSALKwMAoqG2OAIAIA5BBGohDiALQQhqIQsMAAsLIARBBGohBCAFQQRqIQUgBkEBayEGDAALCyANCw==';

type RowSums = {
  memory: WebAssembly.Memory;
  add: (...places: number[]) => void;
  toShares: (scores: number, count: number, steepness: number) => void;
  step: (...placesAndRate: number[]) => number;
};

const PAGE = 65_536;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
const KEYS_AT_ONCE = 4;
const ROWS_AT_ONCE = 8;
/** A text has fewer rows: its words are cut, and their number. */
const MOST_ROWS = 16_384;

/** Rows of a text, each with its value. */
export type Rowed = { rows: Int32Array; values: Float32Array };

/** Weights of rows, one for each key, and the scores of the text that is read. */
export type WeightTable = {
  /** Row after row, each begins `stride` numbers after the one before. */
  weights: Float32Array;
  stride: number;
  /** One for each key; the next text is written over them. */
  scores: Float32Array;
  /** Adds to each key its weight in each of these rows times the value there. */
  add(rowed: Rowed): void;
  /** Makes the scores probabilities; a higher temperature makes them more alike. */
  toShares(temperature: number): void;
};

/** Weights that are learned. */
export type LearningTable = WeightTable & {
  /**
   * One step of learning (AdaGrad): moves the rows that were added last against the scores, which say by how much each key is wrong,
   * by `rate`, less where a row has moved much. A key that is hardly wrong learns nothing. Returns the keys that moved.
   */
  step(rate: number): Int32Array;
};

const compiled = new WebAssembly.Module(Buffer.from(ROW_SUMS, 'base64'));

/** Makes a table of zeros to be filled in, and read. */
export function openWeightTable(rowCount: number, keyCount: number): WeightTable {
  return openTable(rowCount, keyCount, 0);
}

/** Makes a table of zeros to learn in. Most of the time of learning is spent in its sums. */
export function openLearningTable(rowCount: number, keyCount: number): LearningTable {
  return openTable(rowCount, keyCount, rowCount);
}

function openTable(rowCount: number, keyCount: number, movedRows: number): LearningTable {
  const { memory, add, toShares, step } = new WebAssembly.Instance(compiled).exports as RowSums;
  const stride = upTo(KEYS_AT_ONCE, keyCount);
  const [scores = 0, places = 0, sizes = 0, rows = 0, values = 0, squares = 0, weights = 0, end = 0] =
    placesOf([...[stride, stride, 2 * stride, MOST_ROWS, MOST_ROWS, movedRows, rowCount * stride]]);
  memory.grow(Math.ceil(end / PAGE));
  const { buffer } = memory;
  new Float32Array(buffer, squares, movedRows).fill(1);
  const heldRows = new Int32Array(buffer, rows, MOST_ROWS);
  const heldValues = new Float32Array(buffer, values, MOST_ROWS);
  const moved = new Int32Array(buffer, places, stride);
  const spare = new Float32Array(buffer, scores + keyCount * BYTES, stride - keyCount);
  let held = 0;
  return {
    stride,
    weights: new Float32Array(buffer, weights, rowCount * stride),
    scores: new Float32Array(buffer, scores, keyCount),
    add(rowed) {
      held = rowed.rows.length;
      heldRows.set(rowed.rows);
      heldValues.set(rowed.values);
      // What is left over is filled up with the first row, times nothing.
      const filled = upTo(ROWS_AT_ONCE, held);
      heldRows.fill(0, held, filled);
      heldValues.fill(0, held, filled);
      add(scores, keyCount, rows, values, filled, weights, stride * BYTES);
    },
    toShares(temperature) {
      spare.fill(Number.NEGATIVE_INFINITY);
      toShares(scores, keyCount, 1 / temperature);
    },
    step(rate) {
      const table = [weights, stride * BYTES, squares] as const;
      const count = step(scores, keyCount, places, sizes, rows, values, held, ...table, rate);
      return moved.subarray(0, count).map((byte) => byte / BYTES);
    },
  };
}

function upTo(multiple: number, count: number): number {
  return Math.ceil(count / multiple) * multiple;
}

/** Where so many numbers each begin, one after another, and where the last of them end, in bytes. */
function placesOf(counts: readonly number[]): number[] {
  let at = 0;
  const places = counts.map((count) => {
    const from = at;
    at += upTo(KEYS_AT_ONCE, count) * BYTES;
    return from;
  });
  return [...places, at];
}
