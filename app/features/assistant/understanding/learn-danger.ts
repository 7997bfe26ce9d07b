import { plainWords } from './features.ts';
import type { AskedWording } from './learn-languages.ts';
import { chooserOf, numberOf, seededRandom } from './random/seeded-random.ts';
import { type Example, TRAINING, type Trained, train } from './train.ts';
import type { WordVectors } from './words/word-vectors.ts';

/** The answers of the classifier that listens for nothing but danger, and plans to tell an insurer something untrue. */
export const DANGER = 'danger';
export const UNTRUE = 'untrue';
export const NEITHER = 'other';

/** The entry that declines to help with what is untrue. */
export const UNTRUE_KEY = 'no-fraud';

/** Water that pours into a home is answered first as well, but it threatens things, and people talk of it all day. */
const IS_DANGER = /^danger-(?!water-damage$)/;
const SEPARATORS = [' ', '. ', ', '];
const SEED = 7;
const ROUNDS = 4;
const PART_WORDS = 6;

/** Whether an entry is about people in danger. */
export function isDangerKey(key: string): boolean {
  return IS_DANGER.test(key);
}

/**
 * Learns to hear danger, and what is untrue, in the middle of a story: each is heard alone and among other sentences, and so
 * is everything else, alone, in pieces and in twos and threes.
 */
export function learnDanger(wordings: readonly Example[], vectors: WordVectors): Trained {
  const calls = wordings.filter(({ key }) => isDangerKey(key)).map(({ text }) => text);
  const untrue = wordings.filter(({ key }) => key === UNTRUE_KEY).map(({ text }) => text);
  const others = wordings
    .filter(({ key }) => !isDangerKey(key) && key !== UNTRUE_KEY)
    .map(({ text }) => text);
  const choose = chooserOf(others, (text) => text);
  // Each text has its own chance: one that is added leaves the others among what they were.
  const amongOthers =
    (place: (text: string, by: Chance) => string[]) =>
    (text: string): string[] => {
      const random = seededRandom(SEED + numberOf(text) * 2 ** 32);
      const other = () => choose(random()) ?? '';
      const join = (...texts: string[]) => texts.join(SEPARATORS[Math.floor(random() * SEPARATORS.length)]);
      return place(text, { random, other, join });
    };
  const examples = [
    ...calls
      .flatMap(
        amongOthers((call, { other, join }) => [
          ...[call, join(other(), call), join(call, other()), join(other(), call, other())],
        ]),
      )
      .map(heard(DANGER)),
    ...untrue
      .flatMap(amongOthers((plan, { other, join }) => [plan, join(other(), plan), join(plan, other())]))
      .map(heard(UNTRUE)),
    ...others
      .flatMap(
        amongOthers((text, { random, other, join }) => [
          text,
          ...(random() < 0.6 ? [join(text, other())] : []),
          ...(random() < 0.3 ? [join(text, other(), other())] : []),
          ...pieceOf(text, random),
        ]),
      )
      .map(heard(NEITHER)),
  ];
  return train(examples, vectors, { ...TRAINING, rounds: ROUNDS });
}

/**
 * Learns what danger sounds like in other languages than English, from what is said in them alone: among ten times as many English
 * wordings, an ordinary sentence of which hardly a word is known is taken for whatever is rare. A word such as "house" stands in calls
 * for help and seldom in the few ordinary sentences, so those are heard in pieces as well.
 */
export function learnDangerAbroad(wordings: readonly AskedWording[], vectors: WordVectors): Trained {
  const abroad = wordings.filter(({ language }) => language);
  const examples = abroad.flatMap(({ text, key }) =>
    isDangerKey(key) ? [{ text, key }] : [text, ...piecesOf(text)].map(heard(NEITHER)),
  );
  return train(examples, vectors);
}

/** A piece of each of these lengths, from a place that follows from the text. */
const PIECES = [2, 3, 4, 5];

function piecesOf(text: string): string[] {
  const words = plainWords(text);
  if (words.length < PIECES.length + 1) return [];
  const random = seededRandom(SEED + numberOf(text) * 2 ** 32);
  return PIECES.map((length) => {
    const from = Math.floor(random() * (words.length - length + 1));
    return words.slice(from, from + length).join(' ');
  });
}

type Chance = { random: () => number; other: () => string; join: (...texts: string[]) => string };

function heard(key: string): (text: string) => Example {
  return (text) => ({ text, key });
}

function pieceOf(text: string, random: () => number): string[] {
  const words = text.split(' ');
  if (words.length <= PART_WORDS + 2) return [];
  const from = Math.floor(random() * (words.length - PART_WORDS));
  return [words.slice(from, from + PART_WORDS).join(' ')];
}
