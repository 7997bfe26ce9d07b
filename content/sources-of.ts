import type { FactBook, Source } from './fact.ts';
import { factKeysIn } from './fill-facts.ts';

export type DatedSource = Source & { asOf: string };

/** Where the facts of a page (or of its questions) come from, each source and date once. */
export function sourcesOf(content: unknown, facts: FactBook): DatedSource[] {
  const found = new Map<string, DatedSource>();
  for (const key of factKeysIn(JSON.stringify(content))) {
    const fact = facts[key];
    if (!fact) throw new RangeError(`There is no fact called ${key}.`);
    found.set(`${fact.source.name} ${fact.asOf}`, { ...fact.source, asOf: fact.asOf });
  }
  return [...found.values()];
}
