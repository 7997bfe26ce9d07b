import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { withColon } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { namesOf } from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { LONGEST_COVERAGE } from '#app/features/cases/quote-summaries/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { kindOf, leftOutBy } from './line-kinds.ts';
import type { PastedLine } from './pasted-lines.ts';

/** What is covered and what is not, a line each, and the lines that are neither. */
export type Split = { coverage: string; notCovered: string; others: PastedLine[] };

type List = 'none' | 'covered' | 'included' | 'not covered' | 'optional' | 'other';

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
  lines: readonly PastedLine[],
  insurer: string | null,
  type?: InsuranceType,
): Split {
  const parts = { coverage: [] as string[], notCovered: [] as string[], others: [] as PastedLine[] };
  let list: List = 'none';
  let isBegun = false;
  for (const line of lines) {
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
    if (kind === 'notCovered') {
      parts.notCovered.push(leftOutBy(line));
      // `Exclusions: roofing` may go on below.
      if (list === 'none' && leftOutBy(line) !== line.name) list = 'not covered';
    } else if (kind === 'covered' && list === 'not covered' && line.terms === '') {
      parts.notCovered.push(line.said);
    } else if (kind === 'covered' && list !== 'optional') {
      if (list === 'not covered') list = 'none';
      parts.coverage.push(coverageOf(line, type));
    } else if (kind === 'listed' && list === 'not covered') parts.notCovered.push(line.said);
    else if (kind === 'words' && list === 'not covered') parts.notCovered.push(line.said);
    else if (kind === 'listed' && list === 'included') parts.coverage.push(`${line.name}: Included`);
    else if (kind === 'listed' && list === 'covered') parts.coverage.push(line.said);
    else parts.others.push(line);
  }
  return { coverage: fitting(parts.coverage), notCovered: fitting(parts.notCovered), others: parts.others };
}

const BEFORE_TERMS = /^(.{2,}?)[\s,–-]+(deductible|ded\.?|limit)$/i;
/** A limit alone is of all that is named before it, also of two things: `Tools and equipment, $25,000`. */
const LIMIT_ALONE = /^(\p{L}[^$:,]{2,50}), (\$[\d,.]+)$/u;
const YES = /^(?:yes|included?|✓|✔)$/i;

/** An amount in words of a client: `2,000,000` has no sign. */
const UNSIGNED = /(?<=: )(?=\d{1,3}(?:,\d{3})+(?:$|,? ))/;
const coverageOf = (line: PastedLine, type: InsuranceType | undefined) =>
  namedLine(line, type).replace(UNSIGNED, '$$');

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
