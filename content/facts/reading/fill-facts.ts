import { type FactBook, factIn } from './fact.ts';

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\}/g;
/** What stands in a text until a day, or from it on: `{before reform.start: …}` and `{from reform.start: …}`. */
const SPAN = /\{(before|from) ([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+): ((?:[^{}]|\{[^{}]*\})*)\}/g;
/** Left where a span does not stand, until the space around it is gone too. */
const GAP = '\u0000';

/**
 * Puts the value of each fact where its key stands: "at least {auto.liability.minimum}". A span stands on its side of
 * the day that its fact names (`on`), and may hold facts itself. Unknown keys throw.
 */
export function fillFacts(text: string, book: FactBook): string {
  return chooseSpans(text, book).replace(PLACEHOLDER, (_, key: string) => factIn(book, key).value);
}

/** The same for every string of a page, a question or a list of them. What does not stand leaves its list. */
export function fillFactsIn<T>(content: T, book: FactBook): T {
  const filled: T = JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (Array.isArray(value)) return value.filter((item) => item !== '');
    return typeof value === 'string' ? fillFacts(value, book) : value;
  });
  return filled;
}

/** A text with the spans of one day, its keys still in it. */
export function chooseSpans(text: string, book: FactBook): string {
  if (!text.includes('{before ') && !text.includes('{from ')) return text;
  return text
    .replace(SPAN, (_, side: string, key: string, inside: string) => {
      const { on } = factIn(book, key);
      if (!on) throw new RangeError(`${key} is no day with which a sentence could begin or end.`);
      return side === (book.day < on ? 'before' : 'from') ? inside : GAP;
    })
    .replaceAll(new RegExp(`^[${GAP} ]+\n`, 'gm'), '')
    .replaceAll(new RegExp(` ?${GAP}(?=[\\s.,;:!?]|$)|${GAP}`, 'g'), '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The keys a text asks for, each once, in the order they stand. */
export function factKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, key]) => (key ? [key] : [])))];
}
