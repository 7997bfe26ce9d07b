import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { FEATURE_PLACES, type Features, featuresOf } from '#app/features/assistant/understanding/features.ts';
import { seededRandom, shuffle } from '#app/features/assistant/understanding/random/seeded-random.ts';
import {
  type LearningTable,
  openLearningTable,
} from '#app/features/assistant/understanding/sums/row-sums.ts';
import type { Example } from '#app/features/assistant/understanding/train.ts';
import { type Addition, logShares, placesOf, rowsIn } from './addition.ts';
import { mistype } from './mistype.ts';

const SEED = 132;
/** As a wording might be typed in a hurry: so many times beside the wording itself. */
const NOISY_COPIES = 3;
/** So many of the old wordings are heard again, those with most in common with what is taught, so that none is forgotten. */
const HEARD_AGAIN = 2_000;
const ROUNDS = 30;
const RATE = 3;
/** It is learned when each taught wording is so likely to ask for its entry; to go on would only push others away. */
const LEARNED = 0.7;
/** Lighter weights change no answer. */
const LIGHTEST = 0.02;

/** Old wordings as they are heard beside what is taught: read once, however often something is learned. */
export type Heard = { wordings: readonly (Example & { features: Features })[]; rarity: Float32Array };

/** Reads old wordings, and how rare each feature is among them: at most 1. */
export function hear(old: readonly Example[]): Heard {
  const wordings = old.map((example) => ({ ...example, features: featuresOf(example.text) }));
  const counts = new Uint32Array(FEATURE_PLACES);
  for (const { features } of wordings) for (const id of features.ids) counts[id] = (counts[id] ?? 0) + 1;
  const most = Math.log(1 + old.length);
  const rarity = Float32Array.from(counts, (count) => Math.log(1 + old.length / (1 + count)) / most);
  return { wordings, rarity };
}

type Lesson = { rows: Int32Array; values: Float32Array; known: Float32Array; target: number };

/**
 * Learns taught wordings on top of what a classifier knows, in seconds: what it makes of a text stands, and only the words
 * of the taught wordings gain or lose weight. Old wordings that share words with them are heard again meanwhile. The same
 * for the same wordings.
 */
export function learnTaught(base: Classifier, taught: readonly Example[], old: Heard): Addition {
  const random = seededRandom(SEED);
  const keys = [...base.keys, ...newKeys(base, taught)];
  const at = new Map(keys.map((key, index) => [key, index]));
  const features = [...new Set(taught.flatMap(({ text }) => [...featuresOf(text).ids]))].toSorted(
    (one, other) => one - other,
  );
  const rarity = Float32Array.from(features, (id) => old.rarity[id] ?? 0);
  const places = placesOf(features);
  const lessonOf = ({ text, key, features: read }: Example & { features?: Features }): Lesson => ({
    ...rowsIn({ places, rarity }, read ?? featuresOf(text)),
    known: logShares(base, keys.length, text),
    target: at.get(key) ?? 0,
  });
  const clean = taught.map(lessonOf);
  const noisy = Array.from({ length: NOISY_COPIES }, () =>
    taught.map(({ text, key }) => lessonOf({ text: mistype(text, random), key })),
  ).flat();
  const again = mostAlike(
    old.wordings.filter(({ key }) => at.has(key)),
    { places, rarity },
  ).map(lessonOf);
  const lessons = [...clean, ...noisy, ...again];
  const table = openLearningTable(features.length, keys.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(lessons, random);
    for (const lesson of lessons) learn(table, lesson, RATE / (1 + round * 0.1));
    if (clean.every((lesson) => (sharesOf(table, lesson)[lesson.target] ?? 0) >= LEARNED)) break;
  }
  return packed({ keys, features, rarity, table });
}

function newKeys({ keys }: Classifier, taught: readonly Example[]): string[] {
  const known = new Set(keys);
  return [...new Set(taught.map(({ key }) => key))].filter((key) => !known.has(key)).toSorted();
}

function mostAlike(old: Heard['wordings'], known: Parameters<typeof rowsIn>[0]): Heard['wordings'] {
  const alike = old.map((example, order) => {
    const { values } = rowsIn(known, example.features);
    return { example, order, much: values.reduce((sum, value) => sum + value * value, 0) };
  });
  return alike
    .toSorted((one, other) => other.much - one.much || one.order - other.order)
    .slice(0, HEARD_AGAIN)
    .map(({ example }) => example);
}

/** How likely a lesson makes each key: until the next one is read. */
function sharesOf(table: LearningTable, lesson: Lesson): Float32Array {
  table.scores.set(lesson.known);
  table.add(lesson);
  table.toShares(1);
  return table.scores;
}

function learn(table: LearningTable, lesson: Lesson, rate: number): void {
  const errors = sharesOf(table, lesson);
  errors[lesson.target] = (errors[lesson.target] ?? 0) - 1;
  table.step(rate);
}

function packed({
  keys,
  features,
  rarity,
  table: { weights, stride },
}: Pick<Addition, 'keys' | 'rarity'> & { features: readonly number[]; table: LearningTable }): Addition {
  const starts = new Uint32Array(features.length + 1);
  const targets: number[] = [];
  const sizes: number[] = [];
  for (let row = 0; row < features.length; row += 1) {
    starts[row] = targets.length;
    for (let key = 0; key < keys.length; key += 1) {
      const weight = weights[row * stride + key] ?? 0;
      if (Math.abs(weight) < LIGHTEST) continue;
      targets.push(key);
      sizes.push(weight);
    }
  }
  starts[features.length] = targets.length;
  return {
    ...{ keys, rarity, starts },
    features: Uint32Array.from(features),
    targets: Uint16Array.from(targets),
    sizes: Float32Array.from(sizes),
  };
}
