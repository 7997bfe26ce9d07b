import { conjugateGradients, type Matrix, principalAxes, product, transposed } from './matrix.ts';

export type FitInput = {
  /** The words of each sentence, each once, and what the model makes of it. */
  said: readonly (readonly string[])[];
  targets: readonly Float32Array[];
  words: readonly string[];
  /** How frequent words are in much text: 1 is the most frequent. */
  ranks: ReadonlyMap<string, number>;
  /** What is known of each word beforehand, of any lengths; empty where nothing is. */
  meanings: readonly (readonly Float32Array[])[];
  width: number;
};

/** Frequent words say little (smooth inverse frequency); a word's share of much text is about 1 / (12.5 × its rank). */
const SMOOTH = 1e-3;
const SHARE_OF_FIRST = 12.5;
const UNKNOWN_RANK = 200_000;
/** How much is kept of what words mean beforehand. */
const KEPT_OF_MEANING = 1;
const RIDGE = 5;

/**
 * One direction for each word, one after another: such that the directions of a sentence's words, added up, come nearest to
 * its target. Words that no sentence holds get what their meaning beforehand makes likely.
 */
export function fitWords({ said, targets, words, ranks, meanings, width }: FitInput): Float32Array {
  const places = new Map(words.map((word, at) => [word, at]));
  const weights = words.map((word) => {
    const share = 1 / (SHARE_OF_FIRST * (ranks.get(word) ?? UNKNOWN_RANK));
    return SMOOTH / (SMOOTH + share);
  });
  const sentences = said.map((one) => {
    const known = one.flatMap((word) => places.get(word) ?? []);
    const length = Math.hypot(...known.map((at) => weights[at] ?? 0)) || 1;
    return known.map((at) => ({ at, weight: (weights[at] ?? 0) / length }));
  });
  const sum = (vectors: Matrix): Matrix =>
    sentences.map((known) => {
      const total = new Float32Array(vectors[0]?.length ?? 0);
      for (const { at, weight } of known) add(total, vectors[at], weight);
      return total;
    });
  const spread = (rows: Matrix): Matrix => {
    const totals = words.map(() => new Float32Array(rows[0]?.length ?? 0));
    for (const [index, known] of sentences.entries()) {
      for (const { at, weight } of known) {
        const total = totals[at];
        if (total) add(total, rows[index], weight);
      }
    }
    return totals;
  };

  const centred = aroundMean(targets);
  const wanted = product(centred, principalAxes(centred, width));
  const beforehand = joined(
    meanings.map((one) => aroundMean(one)),
    words.length,
  );
  const summed = sum(beforehand);
  const square = product(transposed(summed), summed);
  const map = conjugateGradients(
    (guess) => added(product(square, guess), guess, RIDGE),
    product(transposed(summed), wanted),
  );
  const first = product(beforehand, map);
  const missing = added(wanted, sum(first), -1);
  const moved = conjugateGradients(
    (guess) => added(spread(sum(guess)), guess, KEPT_OF_MEANING),
    spread(missing),
  );
  const fitted = added(first, moved, 1);
  const vectors = new Float32Array(words.length * width);
  for (const [at, vector] of fitted.entries()) {
    vectors.set(
      vector.map((number) => number * (weights[at] ?? 0)),
      at * width,
    );
  }
  return vectors;
}

function add(total: Float32Array, vector: Float32Array | undefined, weight: number): void {
  if (!vector) return;
  for (let at = 0; at < total.length; at += 1) total[at] = (total[at] ?? 0) + weight * (vector[at] ?? 0);
}

function added(to: Matrix, more: Matrix, weight: number): Matrix {
  return to.map((row, at) => {
    const total = row.slice();
    add(total, more[at], weight);
    return total;
  });
}

/** Rows without what they have in common; those of which nothing is known stay empty. */
function aroundMean(rows: readonly Float32Array[]): Matrix {
  const known = rows.filter((row) => row.length > 0);
  const mean = new Float32Array(known[0]?.length ?? 0);
  for (const row of known) add(mean, row, 1 / known.length);
  return rows.map((row) => {
    if (row.length === 0) return new Float32Array(mean.length);
    const rest = row.slice();
    add(rest, mean, -1);
    return rest;
  });
}

function joined(parts: readonly Matrix[], count: number): Matrix {
  return Array.from({ length: count }, (_, at) =>
    Float32Array.from(parts.flatMap((part) => [...unit(part[at] ?? new Float32Array())])),
  );
}

function unit(row: Float32Array): Float32Array {
  const length = Math.hypot(...row) || 1;
  return row.map((number) => number / length);
}
