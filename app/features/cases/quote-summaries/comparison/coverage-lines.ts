import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { coverageKey, startsWithName } from './coverage-names.ts';

/**
 * A line of what a quote covers, or does not. `Collision: $500 deductible` has a name and terms, `Glass` has a name alone. What has
 * no name, such as a sentence, stands as its broker wrote it and is compared with nothing.
 */
export type CoverageLine = { text: string; name: string | null; terms: string };

/** The colon between a name and its terms: that of `10:30` is none. */
const NAMED = /^([^:]{1,60}):(?:\s+(.*))?$/;
const MOST_WORDS_OF_NAME = 6;

/** The lines of a quote, as its broker wrote them. */
export function coverageLines(written: string): CoverageLine[] {
  return written
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);
}

function lineOf(text: string): CoverageLine {
  const [, name, terms = ''] = NAMED.exec(text) ?? [];
  if (name !== undefined) return { text, name: name.trim(), terms: withoutPoint(terms) };
  const isName = !/\d/.test(text) && text.split(/\s+/).length <= MOST_WORDS_OF_NAME;
  return { text, name: isName ? withoutPoint(text) : null, terms: '' };
}

const withoutPoint = (words: string) => words.trim().replace(/[.,;]$/, '');

/** What two lines share that are about the same. */
export function keyOf({ name, text }: CoverageLine, type?: InsuranceType): string {
  return name === null ? text : coverageKey(name, type);
}

/** Stands between a name and its terms where no colon does. */
const BETWEEN = /^(?:[\s,;–-]|with an? |of (?=[$\d]))+/i;
const TERMS_FOLLOW = /^\s*(?:[,;–-]|\$|\d|(?:with|of|up to|limit|included|unlimited|per)\b)/i;
const BEFORE_AMOUNT = /^(\p{L}[^$:]{2,50}?)[\s,;–-]{1,9}(?:of )?(?=\$)/u;

/**
 * The line with a colon behind its name, where it has none: `Liability $2,000,000` becomes `Liability: $2,000,000`. A guess, to be
 * looked over by whoever wrote it; what has no sure name, such as two coverages with one deductible, stays as it is.
 */
export function withColon(line: string, type?: InsuranceType): string {
  const text = line.trim();
  if (text === '' || lineOf(text).name !== null) return line;
  const name = startsWithName(text, type) ?? BEFORE_AMOUNT.exec(text)?.[1];
  const terms = name === undefined ? '' : text.slice(name.length);
  if (name === undefined || /\s(?:and|or|&)\s/i.test(name) || !TERMS_FOLLOW.test(terms)) return line;
  return `${upperFirst(name)}: ${terms.replace(BETWEEN, '')}`;
}
