import { sentencesOf } from './check-wording.ts';

/**
 * How much of the shorter of two texts stands in the other one too, 0 to 1, sentence by sentence. Names (of
 * the cities) count as one word, and so do numbers and placeholders: swapping them makes no new sentence.
 */
export function shareOfSentences(one: string, other: string, names: readonly string[]): number {
  const [shorter, longer] = [plainSentences(one, names), plainSentences(other, names)].sort(
    (a, b) => a.size - b.size,
  );
  if (!shorter || !longer || shorter.size === 0) return 0;
  const shared = [...shorter].filter((sentence) => longer.has(sentence));
  return shared.length / shorter.size;
}

function plainSentences(text: string, names: readonly string[]): Set<string> {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, 'X'), text);
  return new Set(
    sentencesOf(nameless).map((sentence) =>
      sentence
        .replaceAll(/\{[^}]*\}|\$?\d[\d,.]*/g, 'N')
        .toLowerCase()
        .replaceAll(/[^a-z ]+/g, '')
        .trim(),
    ),
  );
}
