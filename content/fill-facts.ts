import type { FactBook } from './fact.ts';

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\}/g;

/** Puts the value of each fact where its key stands: "at least {auto.liability.minimum}". Unknown keys throw. */
export function fillFacts(text: string, facts: FactBook): string {
  return text.replace(PLACEHOLDER, (_, key: string) => {
    const fact = facts[key];
    if (!fact) throw new RangeError(`There is no fact called ${key}.`);
    return fact.value;
  });
}

/** The same for every string of a page, a question or a list of them. */
export function fillFactsIn<T>(content: T, facts: FactBook): T {
  const filled: T = JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? fillFacts(value, facts) : value,
  );
  return filled;
}

/** The keys a text asks for, each once, in the order they stand. */
export function factKeysIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, key]) => (key ? [key] : [])))];
}
