import { type FactBook, factIn } from '#content/facts/reading/fact.ts';
import { chooseSpans, factKeysIn } from '#content/facts/reading/fill-facts.ts';
import type { KeyNumber } from '#content/pages/page.ts';

const MOST = 2;

/**
 * A page whose sections of text have the numbers they name, to stand large beneath them: two at most for a section, and
 * each once on the page. What stands large `elsewhere` on it is left out. For loaders only.
 */
export function withKeyNumbers<Content>(
  content: Content,
  facts: FactBook,
  elsewhere: readonly string[] = [],
): Content {
  const shown = new Set(elsewhere.map((key) => factIn(facts, key).statement));
  const found: Content = JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!isSection(value)) return value;
    const keyNumbers = numbersIn(value, facts).filter(({ statement }) => !shown.has(statement));
    for (const { statement } of keyNumbers.slice(0, MOST)) shown.add(statement);
    return { ...value, keyNumbers: keyNumbers.slice(0, MOST) };
  });
  return found;
}

function isSection(value: unknown): value is { paragraphs: unknown } {
  return typeof value === 'object' && value !== null && 'paragraphs' in value;
}

/** Several facts may say the same sentence: it is there once. */
function numbersIn(section: unknown, facts: FactBook): KeyNumber[] {
  const found = new Map<string, KeyNumber>();
  for (const key of factKeysIn(chooseSpans(JSON.stringify(section), facts))) {
    const { value, statement } = factIn(facts, key);
    if (isLargeNumber(value) && !found.has(statement)) found.set(statement, { value, statement });
  }
  return [...found.values()];
}

/** Months, seasons and years: they say when, not how much. */
const WHEN = /\b(?:[A-Z][a-z]+ \d{1,2}, )?(?:19|20)\d{2}\b/g;

/** Short enough to stand large. What holds only a day, a year or the number of a bill is none. */
export function isLargeNumber(value: string): boolean {
  return value.length <= 24 && /\d/.test(value.replaceAll(WHEN, '').replaceAll(/\bBill \d+/g, ''));
}
