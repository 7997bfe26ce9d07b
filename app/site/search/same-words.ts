import type { Query } from 'minisearch';
import { SAME_WORDS } from '#content/search-words.ts';

/** So much less than the word itself counts one that is like it. */
const LIKE_IT = 0.4;
const WHOLE_ENOUGH = 3;

/** A word, or one of those that are the same to somebody who searches. Half a word is one of them already. */
export function withSameWords(word: string): Query {
  const others = likeWords(word);
  if (others.length === 0) return word;
  const like: Query = {
    queries: others.filter((other) => other !== word),
    combineWith: 'OR',
    fuzzy: false,
    boostTerm: () => LIKE_IT,
  };
  return { combineWith: 'OR', queries: [word, like] };
}

/** The words that are the same as this one; it may be among them. */
export function likeWords(word: string): string[] {
  const isOne = (other: string) =>
    other === word || word === `${other}s` || (word.length >= WHOLE_ENOUGH && other.startsWith(word));
  return SAME_WORDS.filter((group) => group.some(isOne)).flat();
}
