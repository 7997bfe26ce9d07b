import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import {
  type CoverRow,
  coverLines,
  coverRows,
  lineAbout,
  mentions,
  plainLine,
  subjectOf,
} from '#app/features/cases/quote-summaries/comparison/cover-lines.ts';
import { exclusionLines } from '#app/features/cases/quote-summaries/comparison/exclusion-lines.ts';
import { rowValue } from '#app/features/cases/quote-summaries/comparison/row-value.ts';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';

/** What of a quote stands in a row that it shares with those beside it; nothing where it says nothing. */
export type CoverCell = {
  line: string;
  /** Says something else of it than most of those beside it. */
  differs: boolean;
  isMissing: boolean;
} | null;
/** What is about the same: a cell of each quote. */
type QuoteRow = {
  subject: string;
  cells: CoverCell[];
  /** Not all say the same of it. */
  differs: boolean;
  /** In the order of the quotes: says something else of it than most of them. */
  marked: readonly boolean[];
};
export type QuoteRows = { covered: QuoteRow[]; notCovered: QuoteRow[] };

/**
 * Quotes to be chosen from: what is about the same in one row, with a word of each. What one covers and another excludes
 * stands among the coverage of the one, and among what the other does not cover. Of what a quote says within another line
 * nothing is said beside it: the row differs, and names where to look.
 */
export function comparedRows(quotes: readonly QuoteSummary[], type?: InsuranceType): QuoteRows {
  const lines = quotes.map(({ coverage }) => coverLines(coverage));
  const excluded = excludedLines(quotes, type);
  const told = quotes.map(({ coverage, notCovered }) => `${coverage}\n${notCovered}`);
  const covered = coverRows(lines, type).map((row) => {
    const about = (place: number) => takeAbout(excluded[place] ?? [], row.subject, type);
    return rowOf(row, { told, type }, (place) => about(place) ?? `${row.subject}: not mentioned`);
  });
  return { covered, notCovered: excludedRows(quotes, excluded, type) };
}

/**
 * The same rows on cards: what a quote excludes and another covers stands among what it does not cover, too. No place is
 * left empty beside a line: each says what this quote does, or where to look.
 */
export function cardRows(quotes: readonly QuoteSummary[], type?: InsuranceType): QuoteRows {
  const { covered, notCovered } = comparedRows(quotes, type);
  const isExcluded = (cell: CoverCell) => cell?.line.startsWith(EXCLUDED) === true && cell.isMissing;
  const excluded = covered
    .filter(({ cells }) => cells.some(isExcluded))
    .map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        if (cell && isExcluded(cell))
          return { ...cell, line: upperFirst(cell.line.slice(EXCLUDED.length)), isMissing: false };
        return cell && !cell.isMissing ? { ...cell, line: `${row.subject}: covered`, isMissing: true } : null;
      }),
    }));
  const isSaid = (place: number) => excluded.some(({ cells }) => cells[place]?.isMissing === false);
  const filled = (row: QuoteRow): QuoteRow => ({
    ...row,
    cells: row.cells.map(
      (cell, place) => cell ?? cellOf(placeholder(quotes[place], row.subject, type), true, row.marked[place]),
    ),
  });
  return {
    covered: covered.map((row) =>
      filled({
        ...row,
        cells: row.cells.map((cell) =>
          cell && isExcluded(cell) ? { ...cell, line: `${row.subject}: not covered` } : cell,
        ),
      }),
    ),
    notCovered: [
      ...excluded,
      ...notCovered
        .filter(({ cells }) => cells.some((cell, place) => !isNothing(cell) || !isSaid(place)))
        .map((row) => ({
          ...row,
          cells: row.cells.map((cell, place) =>
            row.subject && isNothing(cell) && isSaid(place) ? null : cell,
          ),
        })),
    ].map(filled),
  };
}

/** What stands where a quote has no line of its own. */
function placeholder(quote: QuoteSummary | undefined, subject: string, type?: InsuranceType): string {
  if (isInCoverage(quote, subject, type)) return `${subject}: see its coverage`;
  const isAmongExcluded = mentions(quote?.notCovered ?? '', subject, type);
  return `${subject}: ${isAmongExcluded ? 'see what it does not cover' : 'not mentioned'}`;
}

/** A row with what is said of a quote that has no line in it, unless it says something of that elsewhere. */
function rowOf(
  { subject, lines, differs }: CoverRow,
  { told, type }: { told: readonly string[]; type: InsuranceType | undefined },
  missing: (place: number) => string | null,
): QuoteRow {
  const words = lines.map((line, place) => {
    if (line !== null) return line;
    const said = missing(place);
    const isTaken = said?.startsWith(EXCLUDED) === true;
    return !isTaken && mentions(told[place] ?? '', subject, type) ? undefined : said;
  });
  const marked = oddOnes(
    words.map((line) => (line === null ? NOT_MENTIONED : rowValue(line, subject, type))),
  );
  return {
    ...{ subject, differs, marked },
    cells: words.map((line, place) => (line ? cellOf(line, lines[place] === null, marked[place]) : null)),
  };
}

/** Which of several values say something else than the others: all of them where no two are alike, else those that most are not like. */
function oddOnes(values: readonly string[]): boolean[] {
  const said = values.map(plainLine);
  const counts = Map.groupBy(said, (value) => value);
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  const isUsual = (value: string) => most > 1 && counts.get(value)?.length === most;
  return said.map((value) => counts.size > 1 && !isUsual(value));
}

/** What each quote excludes, a line for each thing that it or another quote names. */
function excludedLines(quotes: readonly QuoteSummary[], type: InsuranceType | undefined): string[][] {
  const named = quotes.map(({ coverage, notCovered }) =>
    [...coverLines(coverage), ...exclusionLines(notCovered, [], type)].map(subjectOf),
  );
  return quotes.map(({ notCovered }, place) =>
    exclusionLines(notCovered, named.filter((_, other) => other !== place).flat(), type),
  );
}

/** What is excluded besides, row by row; a quote of which nothing stands there says so in the first. */
function excludedRows(
  quotes: readonly QuoteSummary[],
  excluded: readonly string[][],
  type: InsuranceType | undefined,
): QuoteRow[] {
  const hasNone = (place: number) => excluded[place]?.length === 0;
  const told = quotes.map(({ notCovered }) => notCovered);
  const missing = (subject: string) => (place: number) => {
    if (hasNone(place)) return null;
    return `${subject}: ${isInCoverage(quotes[place], subject, type) ? 'see its coverage' : 'not mentioned'}`;
  };
  const rows = coverRows(excluded, type).map((row) => rowOf(row, { told, type }, missing(row.subject)));
  const [first = { subject: '', cells: [], differs: false, marked: [] }, ...others] = rows;
  const cells = quotes.map((quote, place) =>
    hasNone(place) ? cellOf(nothingIn(quote), true, first.marked[place]) : (first.cells[place] ?? null),
  );
  return [{ ...first, cells }, ...others];
}

/** Whether what one quote excludes stands in the coverage of another, also within a line about more than that. */
const isInCoverage = (quote: QuoteSummary | undefined, subject: string, type?: InsuranceType) =>
  mentions(quote?.coverage ?? '', subject, type);

const EXCLUDED = 'Not covered: ';
const NOT_MENTIONED = 'Not mentioned';
const ELSEWHERE = 'See its coverage';
const AMONG_EXCLUDED = 'See what it does not cover';

/** Takes out of what a quote excludes the line that is most about this. */
function takeAbout(excluded: string[], subject: string, type?: InsuranceType): string | undefined {
  const at = lineAbout(excluded, subject, type);
  const [line] = at === -1 ? [] : excluded.splice(at, 1);
  return line && `${EXCLUDED}${line}`;
}

/** What is not the same in every quote, with the words of each in the order of the quotes. */
export function differencesOf(
  quotes: readonly QuoteSummary[],
  { covered, notCovered }: QuoteRows,
  type?: InsuranceType,
) {
  const isDiffering = ({ differs }: QuoteRow) => differs;
  const excludes = (cell: CoverCell, quote: QuoteSummary | undefined, subject: string) => {
    if (cell && !cell.isMissing) return `${EXCLUDED}${cell.line}`;
    if (isInCoverage(quote, subject, type)) return ELSEWHERE;
    return mentions(quote?.notCovered ?? '', subject, type) ? AMONG_EXCLUDED : NOT_MENTIONED;
  };
  const elsewhere = (quote: QuoteSummary | undefined, subject: string) =>
    isInCoverage(quote, subject, type) ? ELSEWHERE : AMONG_EXCLUDED;
  const differing = [
    ...covered.filter(isDiffering).map(({ subject, cells }) => ({
      subject,
      words: cells.map((cell, place) => cell?.line ?? elsewhere(quotes[place], subject)),
    })),
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
      words: quotes.map(({ effectiveOn }) => (effectiveOn ? dayWords(effectiveOn) : NOT_MENTIONED)),
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
    covered: [
      {
        ...{ subject: '', differs: false, marked: [] },
        cells: quotes.map(({ coverage }) => cellOf(coverage)),
      },
    ],
    notCovered: [
      {
        ...{ subject: '', differs: false, marked: [] },
        cells: quotes.map((quote) => cellOf(quote.notCovered || nothingIn(quote))),
      },
    ],
  };
}

const NOTHING_ELSE = 'Nothing else is listed.';
const nothingIn = ({ notCovered }: QuoteSummary) =>
  notCovered ? NOTHING_ELSE : 'Nothing is listed. Ask your broker.';
const isNothing = (cell: CoverCell) => cell?.line === NOTHING_ELSE;

function cellOf(line: string, isMissing = false, differs = false): CoverCell {
  return { line, differs, isMissing };
}
