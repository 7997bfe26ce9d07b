import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { withColon } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import {
  coverageKey,
  DEDUCTIBLE,
  namesOf,
  startsWithName,
} from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { LONGEST_COVERAGE } from '#app/features/cases/quote-summaries/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { amountsIn } from './amounts.ts';
import { coveredUpTo, lastAmount, nameAndTerms, termsWithoutPrice } from './coverage-terms.ts';
import { exclusionsIn } from './exclusions.ts';
import { kindOf, leftOutBy } from './line-kinds.ts';
import { withoutNotes } from './lines/notes.ts';
import type { PastedLine } from './lines/pasted-lines.ts';
import { plainlyNamed } from './plain-name.ts';

/**
 * What is covered and what is not, a line each, and the lines that are neither. `unsure` are coverages of which it cannot be told which
 * amount is the limit and which the price.
 */
export type Split = { coverage: string; notCovered: string; unsure: PastedLine[]; others: PastedLine[] };

type List =
  | 'none'
  | 'covered'
  | 'included'
  | 'not covered'
  | 'named not covered'
  | 'optional'
  | 'internal'
  | 'other';

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
  const leaveOut = (line: PastedLine, words: string) => {
    const each = exclusionsIn(words);
    if (each.length === 0) parts.others.push(line);
    else parts.notCovered.push(...each);
  };
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
      leaveOut(line, leftOutBy(line));
      // `Exclusions: roofing` may go on below, with names; a sentence is over.
      if (list === 'none' && leftOutBy(line) !== line.name && !line.said.endsWith('.'))
        list = 'named not covered';
    } else if (kind === 'covered' && list.endsWith('not covered') && line.terms === '') {
      leaveOut(line, line.said);
    } else if (kind === 'covered' && list !== 'optional') {
      if (list.endsWith('not covered')) list = 'none';
      parts.covered.push(line);
    } else if (kind === 'listed' && list === 'named not covered') leaveOut(line, line.said);
    else if ((kind === 'listed' || kind === 'words') && list === 'not covered') leaveOut(line, line.said);
    else if (kind === 'listed' && list === 'included') parts.covered.push({ ...line, terms: 'Included' });
    else if (kind === 'listed' && list === 'covered') parts.covered.push(line);
    else parts.others.push(line);
  }
  const hasPrices = endWithPrices(parts.covered, written);
  const told = parts.covered.map((line) => ({ line, words: coverageOf(line, type, hasPrices) }));
  const ofOther = deductiblesOfOther(told);
  return {
    coverage: fitting(told.flatMap((one) => (ofOther.includes(one) ? [] : (one.words ?? [])))),
    notCovered: fitting(withoutTwins(parts.notCovered, type)),
    unsure: told.flatMap(({ line, words }) => (words === null ? [line] : [])),
    others: [...parts.others, ...ofOther.map(({ line }) => line)],
  };
}

/** What two lines rule out, in whatever words, is said once, as the first has it. */
function withoutTwins(names: readonly string[], type: InsuranceType | undefined): string[] {
  const keys = names.map((name) => coverageKey(name, type));
  return names.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

type Told = { line: PastedLine; words: string | null };

/** A policy has one deductible. Of several that differ, those that are not called its own are of other lines, and of which is not known. */
function deductiblesOfOther(told: readonly Told[]): Told[] {
  const all = told.filter(({ words }) => words?.startsWith(`${DEDUCTIBLE}: `));
  const differ = (some: readonly Told[]) => new Set(some.map(({ words }) => words)).size > 1;
  const own = all.filter(({ line }) => !/^(?:deductible|ded)\b/i.test(line.name));
  if (!differ(all)) return [];
  return differ(own) ? all : all.filter((one) => !own.includes(one));
}

/** A line that goes on behind the name of a coverage, such as `Tools $40,000 ded $1,000: $520`, parted where its first amount stands. */
function partedAtAmount(line: PastedLine, type: InsuranceType | undefined): PastedLine {
  const isNamed = startsWithName(line.name, type) !== undefined || line.terms !== '';
  const parted = isNamed ? nameAndTerms(line.name) : coveredUpTo(line.name);
  if (!parted) return line;
  // `Sewer backup – full limit, ded. $2,500` is not called “full limit”.
  const [name = '', ...more] = parted.name.split(/ [–—-] /);
  const isKnown = more.length > 0 && namesOf(name, type) !== undefined;
  const terms = [...(isKnown ? more : []), parted.terms, line.terms].filter(Boolean).join(', ');
  return { ...line, name: isKnown ? name : parted.name, terms };
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
  const words = namedLine(withNotesLast(line, type), type);
  const [named = '', ...rest] = words.split(': ');
  const name = named.replace(/(?: limit| ?=)$/i, '');
  if (rest.length === 0) return plainlyNamed(words, type);
  const { words: told, notes } = withoutNotes(rest.join(': '));
  const terms = termsWithoutPrice(name, told, hasPrices);
  if (terms === null) return null;
  return [`${plainlyNamed(name, type)}: ${deductibleLast(terms)}`.replace(UNSIGNED, '$$'), ...notes].join(
    ' ',
  );
}

/** `Dwelling (replacement cost)` with `$485,000` is a dwelling. */
function withNotesLast(line: PastedLine, type: InsuranceType | undefined): PastedLine {
  const { words: name, notes } = withoutNotes(line.name);
  const isKnown = namesOf(plainlyNamed(name, type), type) && !namesOf(line.name, type);
  return notes.length > 0 && line.terms !== '' && isKnown
    ? { ...line, name, terms: [line.terms, ...notes].join(' ') }
    : line;
}

/** `deductible $2,500` and `with a $2,500 deductible` as all others are written: `$2,500 deductible`. */
const deductibleLast = (terms: string): string =>
  terms
    .replace(/(?<=\d) (?=(?:deductible|ded\.?) \$?\d)/i, ', ')
    .replace(/; (?=deductible)/i, ', ')
    .replace(/(?<=^|, )(deductible):? (?:of )?(\$\d[\d,.]*)(?=,|$)/i, '$2 $1')
    .replace(/,? with an? (?=\$\d[\d,.]* deductible)/i, ', ');

/** `Collision deductible` with `$1,000` is `Collision: $1,000 deductible`. */
function namedLine({ name, terms, said }: PastedLine, type: InsuranceType | undefined): string {
  if (terms !== '') return named(name, terms, type);
  const words = withColon(said.replace(LIMIT_ALONE, '$1: $2'), type);
  const [first = '', ...rest] = words.split(': ');
  return rest.length === 0 ? words : named(first, rest.join(': '), type);
}

function named(name: string, terms: string, type: InsuranceType | undefined): string {
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
