import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import {
  type Cell,
  COVERED,
  type CoverageRow,
  compareQuotes,
  NOT_COVERED,
} from '#app/features/cases/quote-summaries/comparison/compare-quotes.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** What is about the same, with a cell of each quote in their order. */
export type ComparedRow = { name: string; cells: readonly Cell[]; differs: boolean };
/** What is not the same in every quote, by when each can be chosen among it; and what is, with its words once. */
export type ComparedRows = { differing: ComparedRow[]; same: { name: string; words: string }[] };

/** All that two quotes or more say, each thing once. Those of `unsent` are not with their client yet. */
export function comparedRows(
  quotes: readonly QuoteSummary[],
  type?: InsuranceType,
  unsent: readonly QuoteSummary[] = [],
): ComparedRows {
  const { covered, notCovered } = compareQuotes(quotes, type);
  const said = [
    ...covered.flatMap(named),
    ...exclusions(notCovered.filter(differs)),
    ...exclusions(notCovered.filter((one) => !differs(one))),
    ...ownWords('In the broker’s words', covered),
    ...ownWords('Not covered, in the broker’s words', notCovered),
    row(ANSWER_NOTE, quotes, ({ decisionReason }) => decisionReason ?? ''),
    row('Effective date', quotes, ({ effectiveOn }) => (effectiveOn ? dayWords(effectiveOn) : 'Not set')),
  ];
  const rest = [
    row('Sent', quotes, (quote) => sentWords(quote, unsent.includes(quote))),
    row('Prepared by', quotes, preparedBy),
  ];
  const differing = said.filter(differs);
  const alike = said.filter((one) => !differs(one));
  const until = row('Valid until', quotes, ({ validUntil }) => dayWords(validUntil));
  const nothingExcluded = notCovered.length > 0 ? [] : [{ name: EXCLUDED, words: NONE_LISTED.words }];
  return {
    differing: [...differing, until, ...rest.filter(differs)],
    same: [...alike.flatMap(once), ...nothingExcluded, ...rest.filter((one) => !differs(one)).flatMap(once)],
  };
}

const EXCLUDED = 'Not covered';
const NONE_LISTED: Cell = { words: 'Nothing is listed', isUnsaid: true };

/** What each quote lists as not covered, all of it in one row: a row of each would say little but that. */
function exclusions(rows: readonly CoverageRow[]): ComparedRow[] {
  const named = rows.filter(({ name }) => name !== null);
  const [first] = named;
  if (!first) return [];
  const cells = first.cells.map((_, place): Cell => {
    const said = named.flatMap(({ name, cells }) => {
      const cell = cells[place];
      // What it covers stands above.
      return cell && !cell.isUnsaid && !cell.words.startsWith(COVERED)
        ? [listedAs(name ?? '', cell.words)]
        : [];
    });
    if (said.length > 0) return { words: said.join('\n'), isUnsaid: false };
    return named.flatMap(({ cells }) => cells[place] ?? []).find(({ isUnsaid }) => isUnsaid) ?? NONE_LISTED;
  });
  return [{ name: EXCLUDED, differs: differs(first), cells }];
}

const listedAs = (name: string, words: string) => (words === NOT_COVERED ? name : `${name}: ${words}`);

/** What the client wrote with their answer, named so that neither they nor their broker take it for the broker’s. */
export const ANSWER_NOTE = 'Note with the answer';

/** What the client asked to be otherwise in a quote. */
export const WISH = 'You asked for';

/** Who wrote a quote, and by which licence. */
export const preparedBy = ({ broker }: QuoteSummary) =>
  `${broker.fullName}, ${broker.brokerage}, licence ${broker.licenceNumber}`;

function sentWords({ sentAt, replacesId }: QuoteSummary, isUnsent: boolean): string {
  if (isUnsent) return 'Not sent yet';
  return `${formatAlbertaTime(new Date(sentAt), 'short')}${replacesId ? ', revised' : ''}`;
}

function withCells(name: string, words: readonly string[]): ComparedRow {
  return {
    ...{ name, differs: new Set(words).size > 1 },
    cells: words.map((said) => ({ words: said, isUnsaid: false })),
  };
}

const row = (
  name: string,
  quotes: readonly QuoteSummary[],
  words: (quote: QuoteSummary) => string,
): ComparedRow => withCells(name, quotes.map(words));

const named = ({ name, cells, differs }: CoverageRow): ComparedRow[] =>
  name === null ? [] : [{ name, differs, cells: cells.map((cell) => cell ?? NOTHING) }];

const NOTHING: Cell = { words: '', isUnsaid: false };

/** What has no name is compared with nothing: that of each quote stands together, in its column. */
function ownWords(name: string, rows: readonly CoverageRow[]): ComparedRow[] {
  const own = rows.filter((one) => one.name === null);
  const [first] = own;
  if (!first) return [];
  const wordsAt = (place: number) => own.flatMap(({ cells }) => cells[place]?.words ?? []).join('\n');
  return [
    withCells(
      name,
      first.cells.map((_, place) => wordsAt(place)),
    ),
  ];
}

const differs = (one: Pick<ComparedRow, 'differs'>) => one.differs;

const once = ({ name, cells: [first] }: ComparedRow) =>
  first?.words && first.words !== 'Not set' ? [{ name, words: first.words }] : [];
