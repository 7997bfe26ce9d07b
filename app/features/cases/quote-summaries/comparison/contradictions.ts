import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { coverageLines } from './coverage-lines.ts';
import { coverageKey } from './coverage-names.ts';

type Quote = { coverage: string; notCovered: string };

/** Of a name what it is called without what a name may be written with. */
const WITHOUT = /\s+(?:coverage|cover|insurance|protection|deductible|limit)$/i;
const NOT = /^(?:not covered|not included|excluded|no coverage|declined|not purchased)\b/i;

/**
 * The coverages that a quote both names as covered and rules out as a whole, as they are called where they are covered. An exclusion
 * with terms, such as `E-bikes: over $3,000`, is a limit and contradicts nothing.
 */
export function contradictions({ coverage, notCovered }: Quote, type?: InsuranceType): string[] {
  const keyOf = (name: string) => coverageKey(name.replace(WITHOUT, ''), type);
  const ruledOut = new Set(
    coverageLines(notCovered).flatMap(({ name, terms, text }) =>
      terms === '' ? namesIn(name ?? text).map(keyOf) : [],
    ),
  );
  const covered = coverageLines(coverage);
  return [
    ...new Set(
      covered.flatMap(({ name, terms }) =>
        name !== null && (ruledOut.has(keyOf(name)) || NOT.test(terms)) ? [name] : [],
      ),
    ),
  ];
}

/** `Flood, glass and sewer backup` names three, and itself as a whole. */
const namesIn = (words: string): string[] => [
  words,
  ...words.split(/,|;|\band\b|\bor\b/i).map((name) => name.trim().replace(/[.]$/, '')),
];

/** What is to be put right before such a quote is sent; undefined where nothing is. */
export function contradictionWords(quote: Quote, type?: InsuranceType): string | undefined {
  const names = contradictions(quote, type).map((name) => `“${name}”`);
  return names.length === 0
    ? undefined
    : `${andWords(names)} ${names.length === 1 ? 'stands' : 'stand'} under “What is covered” too. Leave ${names.length === 1 ? 'it' : 'them'} in one of the two, or say what exactly is not covered.`;
}
