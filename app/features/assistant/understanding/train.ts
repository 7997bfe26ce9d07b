import { FEATURE_PLACES, type Features, featuresOf } from './features.ts';
import { numberOf } from './random/seeded-random.ts';
import { type LearningTable, openLearningTable, type Rowed } from './sums/row-sums.ts';
import type { WordVectors } from './words/word-vectors.ts';

/** A way of asking with the entry it asks for. */
export type Example = { text: string; key: string };

/** What training leaves: for each feature that was seen, and for each number of a direction, a weight for each key. */
export type Trained = {
  keys: readonly string[];
  /** Rows of the table by feature; -1 for features that no wording holds. The rows after them are those of `vectors`. */
  rows: Int32Array;
  table: LearningTable;
  bias: Float32Array;
  /** How rare each row's feature is. */
  rarity: Float32Array;
  vectors: WordVectors;
  /** The examples it began with, as rows: they are learned from more than once. */
  rowed: Map<Example, Rowed>;
  /** Those that have little left to teach: the next round passes over them, also where it learns something else. */
  known: Set<Example>;
};

export type TrainingSettings = { rounds: number; rate: number; seed: number };
export const TRAINING: TrainingSettings = { rounds: 4, rate: 0.8, seed: 20_261_122 };

/** A model that has learned nothing yet, but knows the features and keys of these wordings. */
export function beginTraining(examples: readonly Example[], vectors: WordVectors): Trained {
  const keys = [...new Set(examples.map(({ key }) => key))].toSorted();
  const seen = examples.map((example) => ({ example, features: featuresOf(example.text) }));
  const { rows, rarity } = countFeatures(seen.map(({ features }) => features));
  const known = { rows, rarity, vectors };
  const rowCount = rarity.length + vectors.width;
  return {
    ...{ keys, ...known },
    table: openLearningTable(rowCount, keys.length),
    bias: new Float32Array(keys.length),
    rowed: new Map(seen.map(({ example, features }) => [example, rowsOf(known, features)])),
    known: new Set(),
  };
}

/**
 * Learns from wordings to which entry they belong: a linear model with a softmax, trained step by step (AdaGrad), the same
 * for the same wordings. What was learned before is kept, and moved.
 */
export function learnMore(
  model: Trained,
  examples: readonly Example[],
  settings: TrainingSettings = TRAINING,
): Trained {
  const index = new Map(model.keys.map((key, at) => [key, at]));
  const seen = examples.map((example) => ({
    ...(model.rowed.get(example) ?? rowsOf(model, featuresOf(example.text))),
    target: index.get(example.key) ?? 0,
    example,
  }));
  for (let round = 0; round < settings.rounds; round += 1) {
    // By a number of its own for each text: wordings that are added change nothing in the order of the others.
    const turns = examples.map(({ text }, at) => ({ at, turn: numberOf(text, settings.seed + round) }));
    const order = turns.toSorted((a, b) => a.turn - b.turn).map(({ at }) => at);
    for (const at of order) {
      const one = seen[at];
      if (!one || model.known.delete(one.example)) continue;
      const share = learn(model, one, settings.rate / (1 + round * 0.5));
      if (share >= WELL_KNOWN) model.known.add(one.example);
    }
  }
  return model;
}

/** Learns from these wordings alone. */
export function train(
  examples: readonly Example[],
  vectors: WordVectors,
  settings: TrainingSettings = TRAINING,
): Trained {
  return learnMore(beginTraining(examples, vectors), examples, settings);
}

/**
 * The rows of a text: its features that training has seen, weighed by how rare they are, of unit length together, and the
 * direction of its words, of unit length too.
 */
export function rowsOf(
  { rows, rarity, vectors }: Pick<Trained, 'rows' | 'rarity' | 'vectors'>,
  { words, ids, weights }: Features,
): Rowed {
  let known = 0;
  for (const id of ids) if ((rows[id] ?? -1) >= 0) known += 1;
  const rowed = {
    rows: new Int32Array(known + vectors.width),
    values: new Float32Array(known + vectors.width),
  };
  let place = 0;
  let square = 0;
  for (let at = 0; at < ids.length; at += 1) {
    const row = rows[ids[at] ?? 0] ?? -1;
    if (row < 0) continue;
    const value = (weights[at] ?? 0) * (rarity[row] ?? 0);
    rowed.rows[place] = row;
    rowed.values[place] = value;
    place += 1;
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < known; at += 1) rowed.values[at] = (rowed.values[at] ?? 0) / length;
  rowed.values.set(vectors.directionOf(words), known);
  for (let at = 0; at < vectors.width; at += 1) rowed.rows[known + at] = rarity.length + at;
  return rowed;
}

/** The score of each key for a text, before it is made a probability: until the next text is read. */
export function scoresOf({ table, bias }: Pick<Trained, 'table' | 'bias'>, rowed: Rowed): Float32Array {
  table.scores.set(bias);
  table.add(rowed);
  return table.scores;
}

/** Scores as probabilities, in place. */
export function softmax(scores: Float32Array, temperature = 1): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let key = 0; key < scores.length; key += 1) {
    const score = scores[key] ?? highest;
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let key = 0; key < scores.length; key += 1) {
    const share = Math.exp(((scores[key] ?? 0) - highest) / temperature);
    scores[key] = share;
    sum += share;
  }
  for (let key = 0; key < scores.length; key += 1) scores[key] = (scores[key] ?? 0) / sum;
  return scores;
}

/** What is so likely already has little left to teach. */
const WELL_KNOWN = 0.97;

/** One step; returns how likely the entry was before it. */
function learn(model: Trained, example: Rowed & { target: number }, rate: number): number {
  const errors = scoresOf(model, example);
  model.table.toShares(1);
  const share = errors[example.target] ?? 0;
  errors[example.target] = (errors[example.target] ?? 0) - 1;
  for (const key of model.table.step(rate * 12)) {
    model.bias[key] = (model.bias[key] ?? 0) - 0.02 * rate * (errors[key] ?? 0);
  }
  return share;
}

/** What stands in one wording alone says nothing of others. */
const LEAST_OFTEN = 2;

function countFeatures(seen: readonly Features[]): Pick<Trained, 'rows' | 'rarity'> {
  const counts = new Uint32Array(FEATURE_PLACES);
  for (const { ids } of seen) for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  const rows = new Int32Array(FEATURE_PLACES).fill(-1);
  // The commonest first: rows that are alike in what they hold stand together, and squeeze by a tenth.
  const ids = Array.from(counts.keys()).filter((id) => (counts[id] ?? 0) >= LEAST_OFTEN);
  ids.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  for (const [row, id] of ids.entries()) rows[id] = row;
  const rarity = ids.map((id) => Math.log(1 + seen.length / (counts[id] ?? 1)));
  return { rows, rarity: Float32Array.from(rarity) };
}
