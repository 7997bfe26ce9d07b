import type { Ranking } from '#app/features/assistant/decisions/decide.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { entries } from '#content/chat/entries.ts';
import type { Memory } from './recall.ts';
import { entryOfFacet, quoteFor, subjectOf } from './subjects.ts';

/** Who is this sure by the words alone speaks of something new. */
const SURE = 0.8;
/** How much the talk weighs beside the words: all the more the fewer words there are. */
const LEANING = [0.6, 0.6, 0.6, 0.6, 0.5, 0.5, 0.4, 0.4, 0.35, 0.3, 0.3, 0.25];
const LEAST_LEANING = 0.15;
/** What the talk makes likelier: the same subject, what is asked next, what was offered, the same side of another subject. */
const SAME_SUBJECT = 2;
const ASKED_NEXT = 2;
const OFFERED = 4;
const SAME_FACET = 3;
const FEW_WORDS = 7;

/** Ranks the entries for a question within a talk. */
export function rankInTalk(question: string, memory: Memory, classifier: Classifier): Ranking {
  const alone = classifier.read(question);
  const weights = memory.asked === '' ? alone : withTalk(question, memory, classifier, alone);
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return classifier.keys
    .map((key, at) => ({ key, share: (weights[at] ?? 0) / sum }))
    .filter(({ key }) => !key.startsWith('language-'))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 12);
}

function withTalk(
  question: string,
  memory: Memory,
  classifier: Classifier,
  alone: Float32Array,
): Float32Array {
  if (alone.some((share) => share >= SURE)) return alone;
  const words = plainWords(question).length;
  const leaning = LEANING[words] ?? LEAST_LEANING;
  const both = classifier.read(`${memory.asked} ${question}`);
  const next = new Set(memory.entry ? (entries[memory.entry]?.next ?? []) : []);
  const twin = words <= FEW_WORDS ? twinOf(memory, classifier, alone) : null;
  return Float32Array.from(classifier.keys, (key, at) => {
    const mixed = (1 - leaning) * (alone[at] ?? 0) + leaning * (both[at] ?? 0);
    return (
      mixed *
      (memory.subject && subjectOf(key) === memory.subject ? SAME_SUBJECT : 1) *
      (next.has(key) ? ASKED_NEXT : 1) *
      (memory.offered.includes(key) ? OFFERED : 1) *
      (key === twin ? SAME_FACET : 1)
    );
  });
}

/** "And for a condo?": the same side of another subject, which the words alone tell. */
function twinOf({ entry, subject }: Memory, { keys }: Classifier, alone: Float32Array): string | null {
  const facet = entry ? entries[entry]?.facet : undefined;
  if (!facet) return null;
  const shares = new Map<string, number>();
  for (const [at, key] of keys.entries()) {
    const of = subjectOf(key);
    if (of) shares.set(of, (shares.get(of) ?? 0) + (alone[at] ?? 0));
  }
  const [other] = [...shares].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (!other || other === subject) return null;
  return facet === 'quote' ? quoteFor(other) : entryOfFacet(other, facet);
}
