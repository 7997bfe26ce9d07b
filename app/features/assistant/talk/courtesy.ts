import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';

const COURTESY: ReadonlySet<string> = new Set([
  'talk-greeting',
  'talk-thanks',
  'talk-okay',
  'talk-how-are-you',
  'talk-goodbye',
]);
/** What is said to the answer before, and not what is asked next. */
const REACTIONS: ReadonlySet<string> = new Set([...COURTESY, 'talk-wrong-answer', 'talk-abuse', 'talk-sure']);
/** A courtesy is a few words, and clearly one. */
const MOST_WORDS = 5;
const CLEARLY = 0.7;
/** What is left of a message that sounds like something else has to ask for one thing as clearly as this. */
const SURELY = 0.9;
/** Whatever is asked has so many words. */
const LEAST_WORDS = 3;
/** "Ok and if he takes it": so somebody takes up what was said, in one breath with what comes next. */
const OPENING =
  /^(?:(?:ok(?:ay)?|k+|lol|haha+|alright|all right|wow|nvm|never ?mind|whatever|sorry|hmm+|huh|oh|thx|thanks)\b[\s,.!…-]*|(?:fine|well|yeah|ya|yes|yep|no|nope|nah|good|great|cool|sure|right|damn|shit)(?:\s*[,.!…-]+\s*|\s+(?=(?:and|but|so|then|ok|what|how|who|when|where|which|why|can|could|do|does|is|are|will|would)\b)))+/i;

/** "Alright. Will my rates go up?" asks for the second sentence: what comes after a courtesy, or the whole text. */
export function withoutCourtesy(text: string, reader: Pick<Classifier, 'keys' | 'read'>): string {
  return afterFirst(text, reader, COURTESY) ?? text;
}

/**
 * What a message within a talk asks for, without what it says to the answer before: "lol ok and if he wrecks it" is no consent, and
 * "you didn't answer. Is that legal?" no complaint. Danger is listened for in the whole of it.
 */
export function withoutReaction(text: string, reader: Pick<Classifier, 'keys' | 'read'>): string {
  const left = afterFirst(text, reader, REACTIONS) ?? text;
  const asked = left.trim().replace(OPENING, '');
  return plainWords(asked).length >= LEAST_WORDS ? asked : left;
}

/** The question in a message, without what is said beside it, by the entry that the whole sounds like. */
export function questionIn(
  text: string,
  key: string | undefined,
  reader: Pick<Classifier, 'keys' | 'read'>,
): string {
  if (key === 'talk-sure') return withoutDoubt(text, reader);
  return key === 'talk-simpler' ? withoutManner(text, reader) : text;
}

/**
 * What a message tells, without the doubt at its end: "my friend says that hail is not covered, is that true" asks about hail. The
 * whole text where nothing comes before the doubt.
 */
function withoutDoubt(text: string, { keys, read }: Pick<Classifier, 'keys' | 'read'>): string {
  const words = text.trim().split(/\s+/);
  const doubt = keys.indexOf('talk-sure');
  for (let count = 2; count <= MOST_WORDS; count += 1) {
    const before = words.slice(0, -count).join(' ');
    if (plainWords(before).length < LEAST_WORDS) break;
    if ((read(words.slice(-count).join(' '))[doubt] ?? 0) < CLEARLY) continue;
    if ((read(before)[doubt] ?? 0) < CLEARLY) return before;
  }
  return text;
}

/**
 * What a message asks, without how it is to be said: "what does DCPD mean in simple words" asks about DCPD. The whole text where the
 * rest asks for nothing clearly enough.
 */
function withoutManner(text: string, { keys, read }: Pick<Classifier, 'keys' | 'read'>): string {
  const words = text.trim().split(/\s+/);
  const simpler = keys.indexOf('talk-simpler');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const asked = words.slice(0, count).join(' ');
    if (plainWords(asked).length < LEAST_WORDS) break;
    const manner = words.slice(count).join(' ');
    if ((read(manner)[simpler] ?? 0) < CLEARLY) continue;
    if (read(asked).some((share, at) => share >= SURELY && !keys[at]?.startsWith('talk-'))) return asked;
  }
  return text;
}

/** What comes after a first sentence that clearly is one of these, and short; null where it is none. */
function afterFirst(
  text: string,
  { keys, read }: Pick<Classifier, 'keys' | 'read'>,
  of: ReadonlySet<string>,
): string | null {
  const [first = '', ...rest] = text.trim().split(/(?<=[.!?\n])\s+/);
  const words = plainWords(first).length;
  if (rest.length === 0 || words === 0 || words > MOST_WORDS) return null;
  const shares = read(first);
  const together = keys.reduce((sum, key, at) => sum + (of.has(key) ? (shares[at] ?? 0) : 0), 0);
  const left = rest.join(' ');
  return together >= CLEARLY && plainWords(left).length > 1 ? left : null;
}
