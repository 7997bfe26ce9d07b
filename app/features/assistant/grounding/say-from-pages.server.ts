import type { Found, PassageFinder } from '#app/features/assistant/passages/find-passages.server.ts';
import { contentWords } from '#app/features/assistant/passages/question-words.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';

/** Among so many passages the sentence is looked for. */
const SEARCHED = 30;
/** So much of the question's words has to stand in a sentence, with the title above it. */
const COVERED = 0.6;
/** And in the sentence itself. */
const COVERED_BY_ITSELF = 0.3;
/** It has to point where the question points, and so much the more, the less of its words it holds. */
const LEAST_ALIKE = 0.5;
const TOGETHER = 1.25;
/** One sentence may need the next to be understood. */
const MOST_WORDS = 45;

/** What a page says on a question, word for word, with where it stands. */
export type Said = { text: string; found: Found };

/**
 * The sentence of our pages that says most of what is asked and was not said yet, with the one after it; null where none comes
 * near. `about` is what the talk is about: its pages come first, and `pages` keeps to them.
 */
export function sayFromPages(
  question: string,
  { about, said, pages }: { about: string; said: string; pages: ReadonlySet<string> | null },
  { finder, learned }: { finder: PassageFinder; learned: { entries: Pick<Classifier, 'directionOf'> } },
): Said | null {
  const words = contentWords(question);
  if (words.length === 0) return null;
  const direction = learned.entries.directionOf(question);
  const told = new Set(contentWords(said));
  let best: { text: string; found: Found; score: number } | null = null;
  for (const found of finder.find(`${question} ${about}`, SEARCHED)) {
    const { passage } = found;
    if (passage.kind === 'fact' || (pages && !pages.has(passage.page))) continue;
    const title = new Set(contentWords(`${passage.title} ${passage.pageTitle}`));
    const sentences = passage.lines.flatMap((line) => line.split(/(?<=[.!?])\s+/));
    for (const [at, sentence] of sentences.entries()) {
      const own = new Set(contentWords(sentence));
      const isNew = !said.includes(sentence) && [...own].some((word) => !told.has(word));
      const covered = words.filter((word) => own.has(word) || title.has(word)).length / words.length;
      const byItself = words.filter((word) => own.has(word)).length / words.length;
      const alike = likeness(direction, learned.entries.directionOf(sentence));
      const score = covered + alike;
      const isNear = covered >= COVERED && byItself >= COVERED_BY_ITSELF && alike >= LEAST_ALIKE;
      if (!isNew || !isNear || score < TOGETHER || score <= (best?.score ?? 0) || own.size < 3) continue;
      best = { text: withNext(sentences, at), found, score };
    }
  }
  return best && { text: best.text, found: best.found };
}

function withNext(sentences: readonly string[], at: number): string {
  const [sentence = '', next = ''] = sentences.slice(at, at + 2);
  return `${sentence} ${next}`.split(/\s+/).length > MOST_WORDS ? sentence : `${sentence} ${next}`.trim();
}

/** From 0 to 1, whether two directions point to the same side. */
function likeness(a: Float32Array, b: Float32Array): number {
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    product += (a[at] ?? 0) * (b[at] ?? 0);
    one += (a[at] ?? 0) ** 2;
    other += (b[at] ?? 0) ** 2;
  }
  return product / (Math.sqrt(one * other) || 1);
}
