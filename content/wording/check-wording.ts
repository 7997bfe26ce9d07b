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

/** The school grade that a text asks for (Flesch-Kincaid), with syllables counted as well as a machine can. */
export function gradeOf(text: string): number {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  const sentences = Math.max(1, sentencesOf(text).length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 0;
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesIn(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
