import { plainWords } from '#app/features/assistant/understanding/features.ts';

/** Other scripts have signs of their own. */
const BETWEEN_PARTS = /[.!?;:\n。！？；：，।؟؛]+|[,،]\s/;
const PART_WORDS = 12;
const PART_STEP = 6;
const LEAST_PART_WORDS = 4;
/** As many as a message of the longest length has when its words are words. */
const MOST_PARTS = 60;

/**
 * The sentences of a text, and of long ones pieces that overlap: what matters may stand anywhere within a long story. A piece that
 * stands whole within the one before it is none: "and of the garage" alone sounds like anything.
 */
export function partsOf(text: string): string[] {
  const sentences = text.split(BETWEEN_PARTS).map((part) => part.trim());
  const parts = sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    if (words.length <= PART_WORDS) return [sentence];
    const pieces = 1 + Math.ceil((words.length - PART_WORDS) / PART_STEP);
    const starts = Array.from({ length: pieces }, (_, at) => at * PART_STEP);
    return starts.map((from) => words.slice(from, from + PART_WORDS).join(' '));
  });
  const different = new Set(
    parts.filter((part) => plainWords(part).length >= LEAST_PART_WORDS && part !== text),
  );
  return [...different].slice(0, MOST_PARTS);
}
