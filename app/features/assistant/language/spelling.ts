import { EVERYDAY_WORDS } from '#content/chat/everyday-words.ts';

/** Shorter words are one letter from many others; of so few letters, two that changed places are one slip still. */
const SHORTEST = 5;
const SHORTEST_SWAPPED = 4;
/** A word that is written in small English letters: names, numbers and other languages keep their spelling. */
const WORDS = /(?<![\p{L}\p{N}@./-])[a-z]{4,}(?![\p{L}\p{N}@])/gu;

const BY_LENGTH = Map.groupBy([...EVERYDAY_WORDS], ({ length }) => length);

/**
 * A text in which a word that nobody knows (`isKnown`) and that is one slip from one everyday word is that word: "waht is a premuim"
 * asks what "what is a premium" asks. A slip is a letter too many, too few or another, or two neighbours that changed places.
 */
export function spelledRight(text: string, isKnown: (word: string) => boolean): string {
  return text.replaceAll(WORDS, (word) => {
    if (EVERYDAY_WORDS.has(word) || isKnown(word)) return word;
    const [one, ...others] = [-1, 0, 1].flatMap((more) =>
      (BY_LENGTH.get(word.length + more) ?? []).filter((right) => isOneSlipFrom(word, right)),
    );
    return one !== undefined && others.length === 0 ? one : word;
  });
}

function isOneSlipFrom(word: string, right: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === right[at]) at += 1;
  const isSwapped =
    word[at] === right[at + 1] && word[at + 1] === right[at] && word.slice(at + 2) === right.slice(at + 2);
  if (isSwapped) return word.length === right.length && word.length >= SHORTEST_SWAPPED;
  if (word.length < SHORTEST || right.length < SHORTEST) return false;
  // The first letter is rarely the wrong one, and another word begins with it.
  if (at === 0) return false;
  const rest = { word: word.slice(at), right: right.slice(at) };
  if (word.length === right.length) return rest.word.slice(1) === rest.right.slice(1);
  return word.length > right.length ? rest.word.slice(1) === rest.right : rest.word === rest.right.slice(1);
}
