import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { withColon } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import {
  namesOf,
  plainlyNamed,
  startsWithName,
} from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { LONGEST_COVERAGE } from '#app/features/cases/quote-summaries/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { amountsIn } from './amounts.ts';
import { lastAmount, nameAndTerms, termsWithoutPrice } from './coverage-terms.ts';
import { kindOf, leftOutBy } from './line-kinds.ts';
import type { PastedLine } from './pasted-lines.ts';

/**
 * What is covered and what is not, a line each, and the lines that are neither. `unsure` are coverages of which it cannot be told which
 * amount is the limit and which the price.
 */
export type Split = { coverage: string; notCovered: string; unsure: PastedLine[]; others: PastedLine[] };

type List = 'none' | 'covered' | 'included' | 'not covered' | 'optional' | 'internal' | 'other';

/** Whether words about coverage speak of what is left out. */
export function namesExclusions(coverage: string): boolean {
  return /\b(?:exclusions?|excluded|excludes|excluding|not covered|not included|does not cover)\b/i.test(
    coverage,
  );
}

/**
 * Parts the lines of a pasted quote. What has a name and terms is covered, or not where its terms say so; a name alone only in a list of what is.
 * Headings, money, days, people and the insurer are neither, nor is what is on offer besides. A list of exclusions or of other things ends with an empty line.
 */
export function splitPasted(
  written: readonly PastedLine[],
  insurer: string | null,
  type?: InsuranceType,
): Split {
  const parts = { covered: [] as PastedLine[], notCovered: [] as string[], others: [] as PastedLine[] };
  let list: List = 'none';
  let isBegun = false;
  for (const line of written.map((one) => partedAtAmount(one, type))) {
    const kind = line.said === insurer ? 'insurer' : kindOf(line, type);
    if (kind.startsWith('heads ')) {
      list = kind.slice('heads '.length) as List;
      isBegun = false;
      continue;
    }
    if (kind === 'empty') {
      if (isBegun && list !== 'covered' && list !== 'included') list = 'none';
      continue;
    }
    isBegun = true;
    if (list === 'internal') parts.others.push(line);
    else if (kind === 'notCovered') {
      parts.notCovered.push(leftOutBy(line));
      // `Exclusions: roofing` may go on below.
      if (list === 'none' && leftOutBy(line) !== line.name) list = 'not covered';
    } else if (kind === 'covered' && list === 'not covered' && line.terms === '') {
      parts.notCovered.push(line.said);
    } else if (kind === 'covered' && list !== 'optional') {
      if (list === 'not covered') list = 'none';
      parts.covered.push(line);
    } else if (kind === 'listed' && list === 'not covered') parts.notCovered.push(line.said);
    else if (kind === 'words' && list === 'not covered') parts.notCovered.push(line.said);
    else if (kind === 'listed' && list === 'included') parts.covered.push({ ...line, terms: 'Included' });
    else if (kind === 'listed' && list === 'covered') parts.covered.push(line);
    else parts.others.push(line);
  }
  const hasPrices = endWithPrices(parts.covered, written);
  const told = parts.covered.map((line) => ({ line, words: coverageOf(line, type, hasPrices) }));
  return {
    coverage: fitting(told.flatMap(({ words }) => words ?? [])),
    notCovered: fitting(parts.notCovered),
    unsure: told.flatMap(({ line, words }) => (words === null ? [line] : [])),
    others: parts.others,
  };
}

/** A line that goes on behind the name of a coverage, such as `Tools $40,000 ded $1,000: $520`, parted where its first amount stands. */
function partedAtAmount(line: PastedLine, type: InsuranceType | undefined): PastedLine {
  const isNamed = startsWithName(line.name, type) !== undefined || line.terms !== '';
  const parted = isNamed ? nameAndTerms(line.name) : null;
  if (!parted) return line;
  return { ...line, name: parted.name, terms: [parted.terms, line.terms].filter(Boolean).join(', ') };
}

/** Whether the last amounts of the coverages add up to an amount that the text names. */
function endWithPrices(covered: readonly PastedLine[], written: readonly PastedLine[]): boolean {
  const last = covered.flatMap(({ terms }) => lastAmount(terms) ?? []);
  const sum = last.reduce((total, cents) => total + cents, 0);
  const own = new Set(covered.map(({ said }) => said));
  const rest = written.filter(({ said }) => !own.has(said));
  return last.length > 1 && rest.some(({ said }) => amountsIn(said, true).some(({ cents }) => cents === sum));
}

const BEFORE_TERMS = /^(.{2,}?)[\s,–-]+(deductible|ded\.?|limit)$/i;
/** A limit alone is of all that is named before it, also of two things: `Tools and equipment, $25,000`. */
const LIMIT_ALONE = /^(\p{L}[^$:,]{2,50}), (\$[\d,.]+)$/u;
const YES = /^(?:yes|incl\.?|included?|✓|✔)$/i;

/** An amount in words of a client: `2,000,000` has no sign. */
const UNSIGNED = /(?<=: )(?=\d{1,3}(?:,\d{3})+(?:$|,? ))/;

function coverageOf(line: PastedLine, type: InsuranceType | undefined, hasPrices: boolean): string | null {
  const words = namedLine(line, type);
  const [named = '', ...rest] = words.split(': ');
  const name = named.replace(/(?: limit| ?=)$/i, '');
  if (rest.length === 0) return plainlyNamed(words, type);
  const terms = termsWithoutPrice(name, rest.join(': '), hasPrices);
  return terms === null ? null : `${plainlyNamed(name, type)}: ${terms}`.replace(UNSIGNED, '$$');
}

/** `Collision deductible` with `$1,000` is `Collision: $1,000 deductible`. */
function namedLine({ name, terms, said }: PastedLine, type: InsuranceType | undefined): string {
  if (terms === '') return withColon(said.replace(LIMIT_ALONE, '$1: $2'), type);
  const [, base, of = ''] = namesOf(name, type) ? [] : (BEFORE_TERMS.exec(name) ?? []);
  const told = YES.test(terms) ? 'Included' : terms;
  if (!base) return `${upperFirst(name)}: ${told}`;
  const isSaid = /^limit/i.test(of) || /\bded(?:uctible)?\b/i.test(told);
  return `${upperFirst(base)}: ${told}${isSaid ? '' : ' deductible'}`;
}

/** As many whole lines as a field takes. */
function fitting(lines: readonly string[]): string {
  const all = lines.join('\n');
  return all.length <= LONGEST_COVERAGE ? all : all.slice(0, all.lastIndexOf('\n', LONGEST_COVERAGE));
}
