import { withoutPersonalData } from '#app/features/assistant/conversation.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { DANGER, isDangerKey } from '#app/features/assistant/understanding/learn-danger.ts';
import type { Understanding } from '#app/features/assistant/understanding/open-understanding.server.ts';
import { THRESHOLDS } from './thresholds.ts';

const PART_WORDS = 12;
const PART_STEP = 6;
const LEAST_PART_WORDS = 4;
/** As many as a message of the longest length has when its words are words. */
const MOST_PARTS = 60;

type Danger = { key: string; share: number };

/**
 * The kind of danger that a message speaks of, and how likely, or null. It may stand anywhere within a long story;
 * with `isWhole` only the message as a whole counts.
 */
export function readDanger(said: string, learned: Understanding, { isWhole = false } = {}): Danger | null {
  const text = withoutPersonalData(said);
  const whole = weighDanger(text, learned);
  if (whole.weight >= 1) return whole;
  if (isWhole) return null;
  const parts = partsOf(text).map((part) => weighDanger(part, learned));
  const worst = parts.reduce((most, one) => (one.weight > most.weight ? one : most), whole);
  return worst.weight >= THRESHOLDS.dangerInPart ? worst : null;
}

function weighDanger(text: string, { entries, danger }: Understanding): Danger & { weight: number } {
  const { key, share } = likeliestDanger(text, entries);
  const heard = danger.read(text)[danger.keys.indexOf(DANGER)] ?? 0;
  return { key, share, weight: share / THRESHOLDS.dangerShare + heard / THRESHOLDS.dangerHeard };
}

function likeliestDanger(text: string, { keys, read }: Classifier): Danger {
  const probabilities = read(text);
  let share = 0;
  let most = 0;
  let key = 'danger-medical';
  for (const [at, one] of keys.entries()) {
    if (!isDangerKey(one)) continue;
    const probability = probabilities[at] ?? 0;
    share += probability;
    if (probability > most) [most, key] = [probability, one];
  }
  return { key, share };
}

/** Sentences, and of long ones pieces that overlap. */
function partsOf(text: string): string[] {
  const sentences = text.split(/[.!?;:\n]+|,\s/).map((part) => part.trim());
  const parts = sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    if (words.length <= PART_WORDS) return [sentence];
    const starts = Array.from({ length: Math.ceil(words.length / PART_STEP) }, (_, at) => at * PART_STEP);
    return starts.map((from) => words.slice(from, from + PART_WORDS).join(' '));
  });
  const different = new Set(
    parts.filter((part) => part.split(/\s+/).length >= LEAST_PART_WORDS && part !== text),
  );
  return [...different].slice(0, MOST_PARTS);
}
