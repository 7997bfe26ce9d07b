import {
  type CoverRow,
  coverLines,
  coverRows,
  lineAbout,
  mentions,
} from '#app/features/cases/quote-summaries/cover-lines.ts';
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
 * is said once, among the coverage. Of what a quote says within another line nothing is said beside it, as it is not sure.
 */
export function comparedRows(quotes: readonly QuoteSummary[]): QuoteRows {
  const excluded = quotes.map(({ notCovered }) => coverLines(notCovered));
  const told = quotes.map(({ coverage, notCovered }) => `${coverage}\n${notCovered}`);
  const covered = coverRows(quotes.map(({ coverage }) => coverLines(coverage))).map((row) =>
    rowOf(
      row,
      told,
      (place) => takeAbout(excluded[place] ?? [], row.subject) ?? `${row.subject}: not listed`,
    ),
  );
  return { covered, notCovered: excludedRows(quotes, excluded) };
}

/** A row with what is said of a quote that has no line in it, unless it says something of that elsewhere. */
function rowOf(
  { subject, lines, differs }: CoverRow,
  told: readonly string[],
  missing: (place: number) => string | null,
): QuoteRow {
  const words = lines.map((line, place) => {
    if (line !== null) return line;
    const said = missing(place);
    const isTaken = said?.startsWith(EXCLUDED) === true;
    return !isTaken && mentions(told[place] ?? '', subject) ? undefined : said;
  });
  const isSure = !words.includes(undefined);
  return {
    subject,
    cells: words.map((line, place) =>
      line ? { line, differs: differs && isSure, isMissing: lines[place] === null } : null,
    ),
  };
}

/** What is excluded besides, row by row; a quote of which nothing stands there says so in the first. */
function excludedRows(quotes: readonly QuoteSummary[], excluded: readonly string[][]): QuoteRow[] {
  const hasNone = (place: number) => excluded[place]?.length === 0;
  const told = quotes.map(({ notCovered }) => notCovered);
  const missing = (subject: string) => (place: number) => {
    if (hasNone(place)) return null;
    return `${subject}: ${isInCoverage(quotes[place], subject) ? 'see its coverage' : 'not mentioned'}`;
  };
  const rows = coverRows(excluded).map((row) => rowOf(row, told, missing(row.subject)));
  const [first = { subject: '', cells: [] }, ...others] = rows;
  const cells = quotes.map((quote, place) =>
    hasNone(place) ? cellOf(nothingIn(quote), true) : (first.cells[place] ?? null),
  );
  return [{ ...first, cells }, ...others];
}

/** Whether what one quote excludes stands in the coverage of another, also within a line about more than that. */
const isInCoverage = (quote: QuoteSummary | undefined, subject: string) =>
  mentions(quote?.coverage ?? '', subject);

const EXCLUDED = 'Not covered: ';

/** Takes out of what a quote excludes the line that is most about this. */
function takeAbout(excluded: string[], subject: string): string | undefined {
  const at = lineAbout(excluded, subject);
  const [line] = at === -1 ? [] : excluded.splice(at, 1);
  return line && `${EXCLUDED}${line}`;
}

/** What is not the same in every quote, with the words of each in the order of the quotes. */
export function differencesOf(quotes: readonly QuoteSummary[], { covered, notCovered }: QuoteRows) {
  const isDiffering = ({ cells }: QuoteRow) => cells.some((cell) => cell?.differs);
  const excludes = (cell: CoverCell, quote: QuoteSummary | undefined, subject: string) => {
    if (cell && !cell.isMissing) return `${EXCLUDED}${cell.line}`;
    return isInCoverage(quote, subject) ? 'See its coverage' : 'Not mentioned';
  };
  const differing = [
    ...covered
      .filter(isDiffering)
      .map(({ subject, cells }) => ({ subject, words: cells.map((cell) => cell?.line) })),
    ...notCovered.filter(isDiffering).map(({ subject, cells }) => ({
      subject,
      words: cells.map((cell, place) => excludes(cell, quotes[place], subject)),
    })),
  ];
  const rows = [
    { subject: 'Premium', words: quotes.map((quote) => premiumWords(quote).year) },
    ...differing,
    { subject: 'Valid until', words: quotes.map(({ validUntil }) => dayWords(validUntil)) },
    {
      subject: 'Effective date',
      words: quotes.map(({ effectiveOn }) => (effectiveOn ? dayWords(effectiveOn) : 'Not mentioned')),
    },
  ];
  return rows.filter(({ words }) => new Set(words).size > 1);
}

export type QuoteDay = 'validUntil' | 'effectiveOn';

/** The days that are not the same in every quote. */
export function differingDays(quotes: readonly QuoteSummary[]): QuoteDay[] {
  const days: readonly QuoteDay[] = ['validUntil', 'effectiveOn'];
  return days.filter((name) => new Set(quotes.map((quote) => quote[name])).size > 1);
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

function cellOf(line: string, isMissing = false): CoverCell {
  return { line, differs: false, isMissing };
}
