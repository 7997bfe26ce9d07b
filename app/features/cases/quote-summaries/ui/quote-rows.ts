import { coverRows, isAbout } from '#app/features/cases/quote-summaries/cover-lines.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';

/** What of a quote stands in a row that it shares with those beside it; nothing where it says nothing. */
export type CoverCell = { line: string; differs: boolean; isMissing: boolean } | null;
/** Row by row a cell of each quote. */
type QuoteRows = { covered: CoverCell[][]; notCovered: CoverCell[][] };

const NOTHING_LISTED = 'Nothing is listed. Ask your broker.';

/** Quotes to be chosen from: the same coverage in one row, and where one of them has it, the others say that they do not list it. */
export function comparedRows(quotes: readonly QuoteSummary[]): QuoteRows {
  const covered = coverRows(quotes.map(({ coverage }) => coverage)).map(({ subject, lines, differs }) =>
    lines.map((line, place): CoverCell => {
      if (line !== null) return { line, differs, isMissing: false };
      const isExcluded = isAbout(quotes[place]?.notCovered ?? '', subject);
      return { line: `${subject}: ${isExcluded ? 'not covered' : 'not listed'}`, differs, isMissing: true };
    }),
  );
  const excluded = coverRows(quotes.map(({ notCovered }) => notCovered));
  const notCovered = excluded.map(({ lines, differs }) =>
    lines.map((line): CoverCell => (line === null ? null : { line, differs, isMissing: false })),
  );
  const first = quotes.map(({ notCovered: text }, place) =>
    text ? (notCovered[0]?.[place] ?? null) : cellOf(NOTHING_LISTED),
  );
  return { covered, notCovered: [first, ...notCovered.slice(1)] };
}

/** Quotes that are only read: each as its broker wrote it. */
export function ownLines(quotes: readonly QuoteSummary[]): QuoteRows {
  return {
    covered: [quotes.map(({ coverage }) => cellOf(coverage))],
    notCovered: [quotes.map(({ notCovered }) => cellOf(notCovered || NOTHING_LISTED))],
  };
}

function cellOf(line: string): CoverCell {
  return { line, differs: false, isMissing: false };
}
