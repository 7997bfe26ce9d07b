import { WORDING_RULES } from './wording-rules.ts';

export type WordingBreach = { rule: string; found: string; reason: string; instead: string };

/** Every wording rule a text breaks, with the words that break it. */
export function findWordingBreaches(text: string): WordingBreach[] {
  return WORDING_RULES.flatMap(({ id, pattern, reason, instead }) => {
    const [found] = pattern.exec(text) ?? [];
    return found ? [{ rule: id, found, reason, instead }] : [];
  });
}

export const LONG_SENTENCE_WORDS = 28;
export const LONGEST_SENTENCE_WORDS = 40;

/** The sentences of a text, without those that are only a heading or a label. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /[.!?]$/.test(sentence));
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
