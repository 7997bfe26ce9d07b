import { type FactBook, factIn } from '#content/facts/reading/fact.ts';
import { chooseSpans, factKeysIn } from '#content/facts/reading/fill-facts.ts';
import type { KeyNumber } from '#content/pages/page.ts';

const MOST = 2;

/**
 * A page whose sections of text have the numbers they name, to stand large beneath them: two at most for a section, and
 * each once on the page. What stands large `elsewhere` on it, or on another page alone, is left out. For loaders only.
 */
export function withKeyNumbers<Content extends object>(
  content: Content,
  facts: FactBook,
  elsewhere: readonly string[] = [],
): Content {
  const path = 'path' in content ? content.path : undefined;
  const shown = new Set(elsewhere.map((key) => factIn(facts, key).caption));
  const found: Content = JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!isSection(value)) return value;
    const keyNumbers = numbersIn(value, facts, path)
      .filter(({ caption }) => !shown.has(caption))
      .slice(0, MOST);
    for (const { caption } of keyNumbers) shown.add(caption);
    return { ...value, keyNumbers };
  });
  return found;
}

function isSection(value: unknown): value is { paragraphs: unknown } {
  return typeof value === 'object' && value !== null && 'paragraphs' in value;
}

/** Those with a caption: beneath a sentence that has just said it, the whole statement would say it twice. */
function numbersIn(section: unknown, facts: FactBook, path: unknown): KeyNumber[] {
  return factKeysIn(chooseSpans(JSON.stringify(section), facts)).flatMap((key) => {
    const { value, caption, largeOn } = factIn(facts, key);
    return caption && (!largeOn || largeOn === path) ? [{ value, caption }] : [];
  });
}
