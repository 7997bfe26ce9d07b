import type { Knowledge } from '#app/features/assistant/knowledge.server.ts';
import { readerKeys } from '#app/features/assistant/talk/reader-keys.ts';
import { fitsTalk, subjectOf } from '#app/features/assistant/talk/subjects.ts';
import { entries } from '#content/chat/entries.ts';
import type { Decision } from './decide.ts';
import { partsOf } from './parts.ts';
import { THRESHOLDS } from './thresholds.ts';

/** What is learned and what can be answered. */
type Known = Pick<Knowledge, 'learned' | 'book'>;

/** So many questions of one message are looked at. */
const MOST_QUESTIONS = 4;
/** A sentence ends, or "and" begins another question. */
const BETWEEN_QUESTIONS =
  /(?<=[?.!\n])|,?\s(?:and|also|plus)\s(?=(?:do|does|did|is|are|can|could|will|would|should|must|what|how|who|when|where|which|why)\b)/i;
const SHORTEST_QUESTION = 10;
/** Whoever wants to speak to somebody may be meant by each of these. */
const REACHING: readonly string[] = ['do-call-me', 'do-call-time', 'do-person', 'do-broker'];
/** And whoever wants a quote by each of these. */
const QUOTES = Object.keys(entries).filter((key) => entries[key]?.facet === 'quote');

/** Of what is clearly asked for by two parts of a message together, neither is a choice: both are answered. */
export function bothAsked(
  question: string,
  { keys: [first, second], share }: Extract<Decision, { kind: 'ask' }>,
  knowledge: Known,
): { decision: Decision; also: string } | null {
  if (!first || !second || share < THRESHOLDS.clear) return null;
  const isOfEither = [first, second].every((key) => knowledge.book().find(key)?.kind === undefined);
  if (!isOfEither || secondQuestion(question, first, knowledge) !== second) return null;
  return { decision: { kind: 'answer', key: first, share, others: [] }, also: second };
}

/**
 * Where a message asks several things, the first that is clear and not answered yet: by its own words, or with the part
 * before it, as "how long does it stay" says little alone. The whole has to ask for it a little too.
 */
export function secondQuestion(question: string, answered: string, { learned }: Known): string | null {
  const parts = partsAsked(question);
  if (parts.length < 2) return null;
  const { keys, read: readShares } = learned.entries;
  const asked = parts.flatMap((part, at) => (at === 0 ? [part] : [part, `${parts[at - 1]} ${part}`]));
  const whole = readShares(question);
  for (const text of asked) {
    const shares = readShares(text);
    const at = shares.findIndex((share) => share >= THRESHOLDS.also);
    const key = keys[at];
    // "Do we get money back?" goes on with the visa that was refused: life insurance has to be named.
    if (
      key !== undefined &&
      key !== answered &&
      (whole[at] ?? 0) >= THRESHOLDS.alsoInAll &&
      fitsTalk(text, { entry: answered, subject: subjectOf(answered) }, key)
    )
      return key;
  }
  return null;
}

/**
 * What a part of a message wants done, beside what the rest asks: "…. can somebody give me a call today"; or a quote, in a part of
 * it: "need a quote for a roofing crew, job starts monday".
 */
export function wishBeside(question: string, { learned }: Known): string | null {
  const { keys, read } = learned.entries;
  const parts = partsAsked(question);
  for (const part of parts.length < 2 ? [] : parts) {
    const shares = read(part);
    const [key, together] = likeliestOf(REACHING, keys, shares);
    if (together >= THRESHOLDS.also) return key;
    const likely = keys[shares.findIndex((share) => share >= THRESHOLDS.also)] ?? '';
    if (entries[likely]?.kind === 'do' && entries[likely]?.facet !== 'quote') return likely;
  }
  for (const part of partsOf(question)) {
    const [key, together] = likeliestOf(QUOTES, keys, read(part));
    if (together >= THRESHOLDS.quoteBeside) return key;
  }
  return null;
}

/** The likeliest of some entries, and how likely they are together. */
function likeliestOf(of: readonly string[], keys: readonly string[], shares: Float32Array): [string, number] {
  const { places } = readerKeys(keys);
  const shareOf = (key: string) => shares[places.get(key) ?? -1] ?? 0;
  const [first = '', ...others] = of;
  const most = others.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a), first);
  return [most, of.reduce((sum, key) => sum + shareOf(key), 0)];
}

function partsAsked(question: string): string[] {
  const parts = question.split(BETWEEN_QUESTIONS).filter((part) => part.length > SHORTEST_QUESTION);
  return parts.slice(0, MOST_QUESTIONS);
}
