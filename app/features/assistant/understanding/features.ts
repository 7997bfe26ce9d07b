import { REFERENCE } from '#app/platform/ids.ts';

/** A text as the model sees it: its words, and hashed features with their weights, each once. */
export type Features = { words: readonly string[]; ids: Uint32Array; weights: Float32Array };

/** Features share this many places; two that meet in one are told apart by the others around them. */
export const FEATURE_PLACES = 1 << 17;

const WORD_WEIGHT = 1;
const PAIR_WEIGHT = 0.55;
const LETTERS_WEIGHT = 0.55;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;
/** Longer words are names or noise: their ends tell nothing more. */
const WORD_CHARACTERS = 24;
const MOST_WORDS = 120;
/** "2 weeks" abroad is a trip, "28 weeks" may be a pregnancy: a number is read by how long it is. */
const MOST_DIGITS = 4;
/** One sign may stand for eighteen letters once it is taken apart: what comes after so many is not read. */
const MOST_CHARACTERS = 2_000;

/**
 * The words of a text, pairs of neighbours, and the letters that stand together in each word, so that a word that is
 * misspelt still shares most of its letters with the right one. Of unit length, whatever the text's.
 */
export function featuresOf(text: string): Features {
  const words = plainWords(text).slice(0, MOST_WORDS);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    count = add(count, placeAt(hashOn(ONE_WORD, word)), WORD_WEIGHT);
    if (next !== undefined) {
      const pair = hashOn(hashOn(hashOn(TWO_WORDS, word), ' '), next);
      count = add(count, placeAt(pair), PAIR_WEIGHT);
    }
    count = addLetters(count, ` ${word} `);
  }
  const ids = PLACES.slice(0, count);
  const weights = new Float32Array(count);
  let square = 0;
  for (let at = 0; at < count; at += 1) square += (FOUND[ids[at] ?? 0] ?? 0) ** 2;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < count; at += 1) {
    const id = ids[at] ?? 0;
    weights[at] = (FOUND[id] ?? 0) / length;
    FOUND[id] = 0;
  }
  return { words, ids, weights };
}

/** The weights of the features of the text that is read, and their places in the order in which they stand; nothing between two texts. */
const FOUND = new Float32Array(FEATURE_PLACES);
const PLACES = new Uint32Array(FEATURE_PLACES);

/** A feature that stands twice counts once. Returns how many there are with it. */
function add(count: number, place: number, weight: number): number {
  const isNew = FOUND[place] === 0;
  FOUND[place] = weight;
  if (!isNew) return count;
  PLACES[count] = place;
  return count + 1;
}

/** The letters that stand together in a word: of those that begin at the same place, one hash leads to the next. */
function addLetters(before: number, word: string): number {
  let count = before;
  for (let from = 0; from + SHORTEST_LETTERS <= word.length; from += 1) {
    const end = Math.min(from + LONGEST_LETTERS, word.length);
    let hash = NO_LETTERS;
    for (let at = from; at < end; at += 1) {
      hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
      if (at - from + 1 >= SHORTEST_LETTERS) count = add(count, placeAt(hash), LETTERS_WEIGHT);
    }
  }
  return count;
}

/** Its letters are random: whatever words they happen to be like, nobody said them. */
const REFERENCES = new RegExp(REFERENCE, 'gi');
/** "Q-48213", "AB-7K2M": letters, a hyphen and signs with a digit look like a reference, and are none of ours. */
const LIKE_REFERENCES = /\b[a-z]{1,3}-(?=[a-z]*\d)[a-z0-9]{4,12}\b/gi;

/**
 * Accents, and what is written or left out at will in Devanagari and Gurmukhi (nasal sounds, dots, doubled letters). The vowel signs of
 * these two stay: without them "my", "die" and "hit" are one word.
 */
const NO_VOWELS =
  /[\p{M}--[\p{Script=Devanagari}\p{Script=Gurmukhi}]]|[\u0900-\u0903\u093C\u0A01-\u0A03\u0A3C\u0A70\u0A71]/gv;

/**
 * Lower case, without accents and apostrophes; numbers of the same length read the same, and so does every reference of a case; a letter
 * stands at most twice in a row.
 */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .slice(0, MOST_CHARACTERS)
      .replaceAll(REFERENCES, ' reference 0 ')
      .replaceAll(LIKE_REFERENCES, ' likereference 0 ')
      .replaceAll(NO_VOWELS, '')
      .toLowerCase()
      .replaceAll(/['’‘`´]/g, '')
      .replaceAll(/\d+/g, (digits) => '0'.repeat(Math.min(digits.length, MOST_DIGITS)))
      .replaceAll(/(\p{L})\1{2,}/gu, '$1$1')
      // Chinese puts no spaces between its words.
      .replaceAll(/\p{Script=Han}/gu, ' $& ')
      .split(/[^\p{L}\p{M}0]+/u)
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_CHARACTERS))
  );
}

/** FNV-1a over the letters. */
const NO_LETTERS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const ONE_WORD = hashOn(NO_LETTERS, 'w ');
const TWO_WORDS = hashOn(NO_LETTERS, 'p ');

/** The hash of what was hashed before with these letters after it. */
function hashOn(before: number, letters: string): number {
  let hash = before;
  for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), FNV_PRIME);
  return hash;
}

function placeAt(hash: number): number {
  return (((hash >>> 0) ^ (hash >>> 15)) >>> 0) & (FEATURE_PLACES - 1);
}
