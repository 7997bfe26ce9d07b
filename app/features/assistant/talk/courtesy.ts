import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';

const COURTESY = new Set(['talk-greeting', 'talk-thanks', 'talk-okay', 'talk-how-are-you', 'talk-goodbye']);
/** A courtesy is a few words, and clearly one. */
const MOST_WORDS = 5;
const CLEARLY = 0.7;

/** "Alright. Will my rates go up?" asks for the second sentence: what comes after a courtesy, or the whole text. */
export function withoutCourtesy(text: string, { keys, read }: Pick<Classifier, 'keys' | 'read'>): string {
  const [first = '', ...rest] = text.trim().split(/(?<=[.!?\n])\s+/);
  const words = plainWords(first).length;
  if (rest.length === 0 || words === 0 || words > MOST_WORDS) return text;
  const shares = read(first);
  const polite = keys.reduce((sum, key, at) => sum + (COURTESY.has(key) ? (shares[at] ?? 0) : 0), 0);
  const left = rest.join(' ');
  return polite >= CLEARLY && plainWords(left).length > 1 ? left : text;
}
