import { FEATURE_PLACES, featuresOf, plainWords } from './features.ts';
import { rowsOf, scoresOf, softmax, type Trained } from './train.ts';
import type { WordVectors } from './words/word-vectors.ts';

/** A trained classifier as it is kept and asked: only the weights that count, each in one byte. */
export type Packed = {
  keys: readonly string[];
  /** Of each row: where its weights begin (one more at the end); of the first rows, their feature and how rare it is. */
  features: Uint32Array;
  rarity: Float32Array;
  starts: Uint32Array;
  /** Of each weight: its key and its size in units of `unit`. */
  targets: Uint16Array;
  sizes: Int8Array;
  bias: Float32Array;
  unit: number;
  /** Divides the scores, so that what is said with 0.8 is right in eight of ten cases. */
  temperature: number;
};

export type Classifier = {
  keys: readonly string[];
  /** The probability of each key for a text, in the order of `keys`. */
  read(text: string): Float32Array;
  /** Where the words of a text point to together. */
  directionOf(text: string): Float32Array;
};

const BYTE = 127;
/** Weights beyond it are rare, and say no more. */
const LARGEST = 6;
/** Lighter ones change no answer; without them the file has a fifth of its size. */
const LIGHTEST = 0.3;

/** Packs what training left. */
export function pack({ keys, rows, rarity, table: { weights }, bias }: Trained, temperature: number): Packed {
  const unit = LARGEST / BYTE;
  const features = new Uint32Array(rarity.length);
  for (let id = 0; id < FEATURE_PLACES; id += 1) {
    const row = rows[id] ?? -1;
    if (row >= 0) features[row] = id;
  }
  const rowCount = weights.length / keys.length;
  const starts = new Uint32Array(rowCount + 1);
  const targets: number[] = [];
  const sizes: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    starts[row] = targets.length;
    for (let key = 0; key < keys.length; key += 1) {
      const weight = weights[row * keys.length + key] ?? 0;
      if (Math.abs(weight) < LIGHTEST) continue;
      targets.push(key);
      sizes.push(Math.max(-BYTE, Math.min(BYTE, Math.round(weight / unit))));
    }
  }
  starts[rowCount] = targets.length;
  return {
    ...{ keys, features, rarity, starts, bias, unit, temperature },
    targets: Uint16Array.from(targets),
    sizes: Int8Array.from(sizes),
  };
}

/** Opens a packed classifier for questions, with the word vectors it was trained with. */
export function openClassifier(packed: Packed, vectors: WordVectors): Classifier {
  const { keys, features, rarity, starts, targets, sizes, bias, unit, temperature } = packed;
  const rows = new Int32Array(FEATURE_PLACES).fill(-1);
  for (let row = 0; row < features.length; row += 1) rows[features[row] ?? 0] = row;
  return {
    keys,
    directionOf: (text) => vectors.directionOf(plainWords(text)),
    read(text) {
      const scores = Float32Array.from(bias);
      const found = rowsOf({ rows, rarity, vectors }, featuresOf(text));
      for (let at = 0; at < found.rows.length; at += 1) {
        const row = found.rows[at] ?? 0;
        const value = (found.values[at] ?? 0) * unit;
        for (let one = starts[row] ?? 0; one < (starts[row + 1] ?? 0); one += 1) {
          const key = targets[one] ?? 0;
          scores[key] = (scores[key] ?? 0) + value * (sizes[one] ?? 0);
        }
      }
      return softmax(scores, temperature);
    },
  };
}

/** The temperature at which the probabilities fit best to wordings that were not trained on (calibration). */
export function calibrate(model: Trained, held: readonly { text: string; key: string }[]): number {
  const index = new Map(model.keys.map((key, at) => [key, at]));
  const scored = held.flatMap(({ text, key }) => {
    const target = index.get(key);
    return target === undefined ? [] : [{ scores: scoresOf(model, rowsOf(model, featuresOf(text))), target }];
  });
  return bestTemperature(scored);
}

/** The temperature at which what was asked for is likeliest on the whole. */
export function bestTemperature(scored: readonly { scores: Float32Array; target: number }[]): number {
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { scores, target }) => {
      const probability = softmax(Float32Array.from(scores), temperature)[target] ?? 0;
      return sum - Math.log(Math.max(probability, 1e-9));
    }, 0);
  const tried = Array.from({ length: 21 }, (_, step) => 0.6 + step * 0.1);
  const start = { temperature: 1, loss: lossAt(1) };
  return tried
    .map((temperature) => ({ temperature, loss: lossAt(temperature) }))
    .reduce((best, one) => (one.loss < best.loss ? one : best), start).temperature;
}
