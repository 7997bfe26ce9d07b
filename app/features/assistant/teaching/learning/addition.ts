import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { FEATURE_PLACES, type Features, featuresOf } from '#app/features/assistant/understanding/features.ts';
import { softmax } from '#app/features/assistant/understanding/train.ts';

/** What was taught on top of a classifier: for each feature of the taught wordings, weights for some keys. */
export type Addition = {
  /** The classifier's keys, and those of entries that were written at the desk. */
  keys: readonly string[];
  features: Uint32Array;
  rarity: Float32Array;
  /** Where each feature's weights begin (one more at the end), and of each weight its key and its size. */
  starts: Uint32Array;
  targets: Uint16Array;
  sizes: Float32Array;
};

/** What a classifier thinks impossible is only unlikely; an entry it has never heard of is as unlikely. */
const LEAST_SHARE = 1e-5;

/** A classifier that knows what was taught as well. */
export function withAddition(base: Classifier, addition: Addition): Classifier {
  const { keys, features, rarity, starts, targets, sizes } = addition;
  const places = placesOf(features);
  return {
    keys,
    directionOf: base.directionOf,
    knownOf: base.knownOf,
    read(text) {
      const scores = logShares(base, keys.length, text);
      const found = rowsIn({ places, rarity }, featuresOf(text));
      for (let at = 0; at < found.rows.length; at += 1) {
        const row = found.rows[at] ?? 0;
        const value = found.values[at] ?? 0;
        for (let one = starts[row] ?? 0; one < (starts[row + 1] ?? 0); one += 1) {
          const key = targets[one] ?? 0;
          scores[key] = (scores[key] ?? 0) + value * (sizes[one] ?? 0);
        }
      }
      return softmax(scores);
    },
  };
}

/** What a classifier makes of a text, as logarithms, for `count` keys: its own and those it does not know. */
export function logShares(base: Classifier, count: number, text: string): Float32Array {
  const shares = base.read(text);
  return Float32Array.from({ length: count }, (_, key) => Math.log(Math.max(shares[key] ?? 0, LEAST_SHARE)));
}

/** The row of each feature; -1 for features that nothing was taught about. */
export function placesOf(features: ArrayLike<number>): Int32Array {
  const places = new Int32Array(FEATURE_PLACES).fill(-1);
  for (let row = 0; row < features.length; row += 1) places[features[row] ?? 0] = row;
  return places;
}

/** The taught features of a text, weighed by how rare they are. */
export function rowsIn(
  { places, rarity }: { places: Int32Array; rarity: Float32Array },
  { ids, weights }: Features,
): { rows: Int32Array; values: Float32Array } {
  const rows: number[] = [];
  const values: number[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    const row = places[ids[at] ?? 0] ?? -1;
    if (row < 0) continue;
    rows.push(row);
    values.push((weights[at] ?? 0) * (rarity[row] ?? 0));
  }
  return { rows: Int32Array.from(rows), values: Float32Array.from(values) };
}
