import { FEATURE_PLACES, featuresOf, plainWords } from './features.ts';
import { openWeightTable } from './sums/row-sums.ts';
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
  /** How much of a text stood in what was learned: 1 is all of it. */
  knownOf(text: string): number;
};

/** Finer steps of a weight change no answer either, and squeeze worse. */
const STEPS = 63;
/** Weights beyond it are rare, and say no more. */
const LARGEST = 6;
/** Lighter ones change no answer; without them the file has a fifth of its size. */
const LIGHTEST = 0.3;

/** Packs what training left, without what is lighter than `lightest`. */
export function pack(
  { keys, rows, rarity, table: { weights, stride }, bias }: Trained,
  temperature: number,
  lightest = LIGHTEST,
): Packed {
  const unit = LARGEST / STEPS;
  const features = new Uint32Array(rarity.length);
  for (let id = 0; id < FEATURE_PLACES; id += 1) {
    const row = rows[id] ?? -1;
    if (row >= 0) features[row] = id;
  }
  const rowCount = weights.length / stride;
  const starts = new Uint32Array(rowCount + 1);
  const targets: number[] = [];
  const sizes: number[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    starts[row] = targets.length;
    for (let key = 0; key < keys.length; key += 1) {
      const weight = weights[row * stride + key] ?? 0;
      if (Math.abs(weight) < lightest) continue;
      targets.push(key);
      sizes.push(Math.max(-STEPS, Math.min(STEPS, Math.round(weight / unit))));
    }
  }
  starts[rowCount] = targets.length;
  return {
    ...{ keys, features, rarity, starts, bias, unit, temperature },
    targets: Uint16Array.from(targets),
    sizes: Int8Array.from(sizes),
  };
}

/** A row that says something of so many of the keys is read whole, four keys at a time: nine in ten of all weights stand there. */
const WHOLE = 1 / 8;

/** Opens a packed classifier for questions, with the word vectors it was trained with. */
export function openClassifier(packed: Packed, vectors: WordVectors): Classifier {
  const { keys, features, rarity, starts, targets, sizes, bias, unit, temperature } = packed;
  const rows = new Int32Array(FEATURE_PLACES).fill(-1);
  for (let row = 0; row < features.length; row += 1) rows[features[row] ?? 0] = row;
  const { table, placeOf } = openWholeRows(packed);
  return {
    keys,
    directionOf: (text) => vectors.directionOf(plainWords(text)),
    knownOf(text) {
      const { ids, weights } = featuresOf(text);
      return ids.reduce((sum, id, at) => sum + ((rows[id] ?? -1) < 0 ? 0 : (weights[at] ?? 0) ** 2), 0);
    },
    read(text) {
      const found = rowsOf({ rows, rarity, vectors }, featuresOf(text));
      const { scores } = table;
      scores.set(bias);
      let whole = 0;
      for (let at = 0; at < found.rows.length; at += 1) {
        const row = found.rows[at] ?? 0;
        const value = (found.values[at] ?? 0) * unit;
        const place = placeOf[row] ?? -1;
        if (place >= 0) {
          found.rows[whole] = place;
          found.values[whole] = value;
          whole += 1;
          continue;
        }
        for (let one = starts[row] ?? 0; one < (starts[row + 1] ?? 0); one += 1) {
          const key = targets[one] ?? 0;
          scores[key] = (scores[key] ?? 0) + value * (sizes[one] ?? 0);
        }
      }
      table.add({ rows: found.rows.subarray(0, whole), values: found.values.subarray(0, whole) });
      table.toShares(temperature);
      return scores.slice();
    },
  };
}

/** The rows that say something of many keys, and where each of them stands; -1 for the others. */
function openWholeRows({ keys, starts, targets, sizes }: Packed) {
  const rowCount = starts.length - 1;
  const placeOf = new Int32Array(rowCount).fill(-1);
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    if ((starts[row + 1] ?? 0) - (starts[row] ?? 0) < keys.length * WHOLE) continue;
    placeOf[row] = count;
    count += 1;
  }
  const table = openWeightTable(count, keys.length);
  for (let row = 0; row < rowCount; row += 1) {
    const from = (placeOf[row] ?? -1) * table.stride;
    for (let one = starts[row] ?? 0; from >= 0 && one < (starts[row + 1] ?? 0); one += 1) {
      table.weights[from + (targets[one] ?? 0)] = sizes[one] ?? 0;
    }
  }
  return { table, placeOf };
}

/** The temperature at which the probabilities fit best to wordings that were not trained on (calibration). */
export function calibrate(model: Trained, held: readonly { text: string; key: string }[]): number {
  const index = new Map(model.keys.map((key, at) => [key, at]));
  const scored = held.flatMap(({ text, key }) => {
    const target = index.get(key);
    return target === undefined
      ? []
      : [{ scores: scoresOf(model, rowsOf(model, featuresOf(text))).slice(), target }];
  });
  return bestTemperature(scored);
}

/** The temperature at which what was asked for is likeliest on the whole; colder or warmer, it only gets less likely. */
export function bestTemperature(scored: readonly { scores: Float32Array; target: number }[]): number {
  const lossAt = (temperature: number) =>
    scored.reduce((sum, { scores, target }) => {
      const probability = softmax(Float32Array.from(scores), temperature)[target] ?? 0;
      return sum - Math.log(Math.max(probability, 1e-9));
    }, 0);
  let best = { temperature: COLDEST, loss: lossAt(COLDEST) };
  for (let step = 1; step <= TEMPERATURES; step += 1) {
    const temperature = COLDEST + step / 10;
    const loss = lossAt(temperature);
    if (loss >= best.loss) break;
    best = { temperature, loss };
  }
  return best.temperature;
}

const COLDEST = 0.6;
const TEMPERATURES = 20;
