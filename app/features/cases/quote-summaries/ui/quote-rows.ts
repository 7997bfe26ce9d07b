import { coverLines, coverRows, lineAbout } from '#app/features/cases/quote-summaries/cover-lines.ts';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** What of a quote stands in a row that it shares with those beside it; nothing where it says nothing. */
export type CoverCell = { line: string; differs: boolean; isMissing: boolean } | null;
/** What is about the same: a cell of each quote. */
type QuoteRow = { subject: string; cells: CoverCell[] };
export type QuoteRows = { covered: QuoteRow[]; notCovered: QuoteRow[] };

/**
 * Quotes to be chosen from: what is about the same in one row, with a word of each. What one covers and another excludes
 * is said once, among the coverage.
 */
export function comparedRows(quotes: readonly QuoteSummary[]): QuoteRows {
  const excluded = quotes.map(({ notCovered }) => coverLines(notCovered));
  const covered = coverRows(quotes.map(({ coverage }) => coverLines(coverage)));
  return {
    covered: covered.map(({ subject, lines, differs }) => ({
      subject,
      cells: lines.map((line, place) => {
        const own = excluded[place] ?? [];
        const words = line ?? takeAbout(own, subject) ?? `${subject}: not listed`;
        return { line: words, differs, isMissing: line === null };
      }),
    })),
    notCovered: excludedRows(quotes, excluded),
  };
}

/** What is excluded besides, row by row; a quote of which nothing stands there says so in the first. */
function excludedRows(quotes: readonly QuoteSummary[], excluded: readonly string[][]): QuoteRow[] {
  const rows = coverRows(excluded).map(({ subject, lines, differs }) => ({
    subject,
    cells: lines.map((line, place): CoverCell => {
      if (line === null && excluded[place]?.length === 0) return null;
      return { line: line ?? `${subject}: not mentioned`, differs, isMissing: line === null };
    }),
  }));
  const [first = { subject: '', cells: [] }, ...others] = rows;
  const cells = quotes.map((quote, place) => first.cells[place] ?? cellOf(nothingIn(quote)));
  return [{ ...first, cells }, ...others];
}

/** Takes out of what a quote excludes the line that is most about this. */
function takeAbout(excluded: string[], subject: string): string | undefined {
  const at = lineAbout(excluded, subject);
  const [line] = at === -1 ? [] : excluded.splice(at, 1);
  return line && `Not covered: ${line}`;
}

/** What is not the same in every quote, with the words of each in the order of the quotes. */
export function differencesOf(quotes: readonly QuoteSummary[], { covered, notCovered }: QuoteRows) {
  const differing = [...covered, ...notCovered].filter(({ cells }) => cells.some((cell) => cell?.differs));
  const rows = [
    { subject: 'Premium', words: quotes.map((quote) => premiumWords(quote).year) },
    ...differing.map(({ subject, cells }) => ({ subject, words: cells.map((cell) => cell?.line) })),
    { subject: 'Valid until', words: quotes.map(({ validUntil }) => dayWords(validUntil)) },
  ];
  return rows.filter(({ words }) => new Set(words).size > 1);
}

/** Quotes that are only read: each as its broker wrote it. */
export function ownLines(quotes: readonly QuoteSummary[]): QuoteRows {
  return {
    covered: [{ subject: '', cells: quotes.map(({ coverage }) => cellOf(coverage)) }],
    notCovered: [{ subject: '', cells: quotes.map((quote) => cellOf(quote.notCovered || nothingIn(quote))) }],
  };
}

const nothingIn = ({ notCovered }: QuoteSummary) =>
  notCovered ? 'Nothing else is listed.' : 'Nothing is listed. Ask your broker.';

function cellOf(line: string): CoverCell {
  return { line, differs: false, isMissing: false };
}
