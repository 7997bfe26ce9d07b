import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { type CoverageLine, coverageLines, keyOf } from './coverage-lines.ts';
import { withoutMonthly } from './monthly-payments.ts';
import { plainLine } from './plain-line.ts';

/** What one quote says of a row. */
export type Cell = {
  words: string;
  /** It says nothing of it. */
  isUnsaid: boolean;
};

/** What is about the same, with a cell of each quote. A line without a name has none: it is the words of one quote alone. */
export type CoverageRow = {
  name: string | null;
  cells: readonly (Cell | null)[];
  /** Not all say the same of it. */
  differs: boolean;
};
export type ComparedQuotes = { covered: CoverageRow[]; notCovered: CoverageRow[] };

type Quote = Pick<QuoteSummary, 'coverage' | 'notCovered'>;
type Part = keyof Quote;
type Row = { key: string; name: string | null };

/** It is named and nothing more is said: “included” would be a promise that its broker did not write. */
export const LISTED = 'Listed, no amount given';
export const COVERED = 'Covered';
export const NOT_COVERED = 'Not covered';
export const NOT_MENTIONED = 'Not mentioned';
export const OWN_WORDS = 'See its own words';

/**
 * Quotes side by side: what any of them covers, then what any of them does not, by the names that their brokers wrote, and
 * last what has no name. Nothing is read out of a sentence: a quote that has one may say there what it does not name.
 */
export function compareQuotes(quotes: readonly Quote[], type?: InsuranceType): ComparedQuotes {
  const read = quotes.map((quote) => readQuote(quote, type));
  const cellsOf = (row: Row, part: Part) =>
    row.name === null
      ? read.map(
          (quote) =>
            quote[part]
              .get(row.key)
              ?.map(({ text }) => text)
              .join('\n') ?? null,
        )
      : read.map((quote) => wordsFor(row.key, part, quote));
  const rowsOf = (part: Part, isShown = (_: Row) => true) => {
    const rows = inOneOrder(read.map((quote) => quote[part])).filter(isShown);
    const [named, own] = [rows.filter(({ name }) => name !== null), rows.filter(({ name }) => name === null)];
    return [...named, ...own].map((row) => withMarks(row.name, cellsOf(row, part)));
  };
  const covered = rowsOf('coverage');
  // What another one covers is said there, and not twice; what one both covers and limits stands in both.
  const isTold = ({ key, name }: Row) =>
    name !== null &&
    read.some(({ coverage }) => coverage.has(key)) &&
    !read.some((quote) => quote.coverage.has(key) && quote.notCovered.has(key));
  return { covered, notCovered: rowsOf('notCovered', (row) => !isTold(row)) };
}

type ReadQuote = Record<Part, Map<string, CoverageLine[]>> & { hasOwnWords: boolean };

function readQuote(quote: Quote, type: InsuranceType | undefined): ReadQuote {
  const [coverage, notCovered] = [
    coverageLines(withoutMonthly(quote.coverage)),
    coverageLines(quote.notCovered),
  ];
  const byKey = (lines: readonly CoverageLine[]) => Map.groupBy(lines, (line) => keyOf(line, type));
  return {
    ...{ coverage: byKey(coverage), notCovered: byKey(notCovered) },
    hasOwnWords: [...coverage, ...notCovered].some(({ name }) => name === null),
  };
}

/** Every line of each quote once: in the order of the first, what only another one has after what stands before it there. */
function inOneOrder(quotes: readonly ReadQuote[Part][]): Row[] {
  const rows: Row[] = [];
  for (const lines of quotes) {
    let next = 0;
    for (const [key, [line]] of lines) {
      const at = rows.findIndex((row) => row.key === key);
      if (at === -1) rows.splice(next, 0, { key, name: line?.name ?? null });
      next = (at === -1 ? next : at) + 1;
    }
  }
  return rows;
}

/** What a quote says of a coverage, in the part that is asked for or in the other one. */
function wordsFor(key: string, part: Part, quote: ReadQuote): string {
  const isCovered = part === 'coverage';
  const own = termsIn(quote[part].get(key));
  if (own !== undefined) return own || (isCovered ? LISTED : NOT_COVERED);
  const other = termsIn(quote[isCovered ? 'notCovered' : 'coverage'].get(key));
  if (other !== undefined) return [isCovered ? NOT_COVERED : COVERED, other].filter(Boolean).join(': ');
  return quote.hasOwnWords ? OWN_WORDS : NOT_MENTIONED;
}

const termsIn = (lines: readonly CoverageLine[] | undefined) =>
  lines && upperFirst(lines.flatMap(({ terms }) => terms || []).join('; '));

const isUnsaid = (words: string) => words === NOT_MENTIONED || words === OWN_WORDS;

/** Capitals and spaces make no difference. */
function withMarks(name: string | null, words: readonly (string | null)[]): CoverageRow {
  const cells = words.map((said) => (said === null ? null : { words: said, isUnsaid: isUnsaid(said) }));
  const kinds = new Set(words.map((said) => plainLine(said ?? '')));
  return { name, differs: name !== null && kinds.size > 1, cells };
}
