/**
 * What words mean, as directions: those of like sense point to like sides, so that a word which no wording used still says
 * something. `content/chat/words` tells where they come from.
 */
export type WordVectors = {
  /** How many numbers a direction has. */
  width: number;
  /** The direction of words together, as long as the share of them that is known: another language says little. */
  directionOf(words: readonly string[]): Float32Array;
};
