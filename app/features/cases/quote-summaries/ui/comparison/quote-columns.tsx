import type { ReactNode } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import {
  type ComparedQuotes,
  type CoverageRow,
  compareQuotes,
} from '#app/features/cases/quote-summaries/comparison/compare-quotes.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { type CardRow, OTHER_ROWS, QuoteCard } from '#app/features/cases/quote-summaries/ui/quote-card.tsx';
import { currentQuotes, isPassedOver } from '#app/features/cases/quote-summaries/ui/quote-order.ts';
import { classNames } from '#app/ui/class-names.ts';
import { differingDays } from './differences.ts';
import { Differences } from './quote-differences.tsx';

type QuoteColumnsProps = {
  /** False where this site shows no quotes. */
  isOn: boolean;
  items: readonly QuoteSummary[];
  /** What kind of insurance they are of, whose names for a coverage then count as one. */
  type?: InsuranceType | undefined;
  /** Said where there are none yet. */
  nothing: string;
  /** The quote that became the policy, and how that is said to the reader. */
  policy?: { quoteId: string; words: string } | undefined;
  /** What can be done about a quote that stands now. */
  actions: (quote: QuoteSummary) => ReactNode;
  /** For whoever declined some: these are out of the way, and can still be answered. */
  areDeclinedFolded?: boolean;
  /** Below those that stand now. */
  children?: ReactNode;
};

/** The quotes of a case side by side, the same fact on the same line; older ones folded below. */
export function QuoteColumns(props: QuoteColumnsProps) {
  const { isOn, items, type, nothing, policy, actions, areDeclinedFolded = false, children } = props;
  // What became the policy stands alone, also once its day has passed.
  const became = items.filter(({ id }) => id === policy?.quoteId);
  const standing = became.length > 0 ? became : currentQuotes(items);
  const isFolded = ({ decision }: QuoteSummary) => areDeclinedFolded && !policy && decision === 'declined';
  const current = standing.filter((one) => !isFolded(one));
  const declined = standing.filter(isFolded);
  const older = items.filter((one) => !standing.includes(one)).toReversed();
  if (items.length === 0)
    return (
      <p className="py-6 text-center text-slate">
        {isOn ? nothing : 'Quotes are given by phone or email, and not kept here.'}
      </p>
    );
  return (
    <div className="flex flex-col gap-5">
      {current.length > 0 && (
        // Once one of them became the policy there is nothing to choose from.
        <QuoteCards quotes={current} earlier={older} areCompared={!policy} {...{ type, policy, actions }} />
      )}
      {standing.length > 0 && children}
      {declined.length > 0 && (
        <details open={current.length === 0} className="fold-line">
          <summary>Quotes you declined ({declined.length})</summary>
          <div className="mt-2">
            <QuoteCards quotes={declined} areCompared={false} {...{ actions }} />
          </div>
        </details>
      )}
      {older.length > 0 && (
        <details open={standing.length === 0} className="fold-line">
          <summary>
            {became.length > 0 ? 'Other' : 'Earlier'} quotes ({older.length})
          </summary>
          <div className="mt-2">
            <QuoteCards quotes={older} policy={policy} />
          </div>
        </details>
      )}
    </div>
  );
}

type QuoteCardsProps = {
  quotes: readonly QuoteSummary[];
  /** Those that one of them may have taken the place of. */
  earlier?: readonly QuoteSummary[];
  type?: QuoteColumnsProps['type'];
  policy?: QuoteColumnsProps['policy'];
  actions?: QuoteColumnsProps['actions'];
  /** Those that stand beside each other to be chosen from: what is about the same stands in one row. */
  areCompared?: boolean;
  /** Those of them that their broker looks over before sending. */
  toSend?: readonly QuoteSummary[];
};

/** Quotes side by side; without `actions` they are only read. */
export function QuoteCards({
  quotes,
  earlier = [],
  type,
  policy,
  actions,
  areCompared = actions !== undefined,
  toSend = [],
}: QuoteCardsProps) {
  const rows = areCompared ? orNothing(compareQuotes(quotes, type), quotes) : asWritten(quotes);
  const differing = areCompared ? differingDays(quotes) : [];
  const rowCount = OTHER_ROWS + rows.covered.length + rows.notCovered.length;
  return (
    <>
      {areCompared && quotes.length > 1 && <Differences {...{ quotes, type }} />}
      <ul
        className={classNames(
          '-mb-4 grid gap-x-4 gap-y-0',
          // Three are compared with each other: none of them stands alone below the others.
          quotes.length === 3
            ? 'sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]'
            : 'sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]',
        )}
      >
        {quotes.map((quote, place) => (
          <li key={quote.id} style={{ gridRow: `span ${rowCount}` }} className="mb-4 grid grid-rows-subgrid">
            <QuoteCard
              quote={quote}
              before={earlier.find(({ id }) => id === quote.replacesId)}
              covered={cardRows(rows.covered, place)}
              notCovered={cardRows(rows.notCovered, place)}
              differing={differing}
              isSent={!toSend.includes(quote)}
              policyWords={quote.id === policy?.quoteId ? policy.words : undefined}
              isPassedOver={policy !== undefined && isPassedOver(quote, policy.quoteId)}
            >
              {actions?.(quote)}
            </QuoteCard>
          </li>
        ))}
      </ul>
    </>
  );
}

const cardRows = (rows: readonly CoverageRow[], place: number): CardRow[] =>
  rows.map(({ name, cells }) => ({ name, cell: cells[place] ?? null }));

const NOTHING = 'Nothing is listed.';

/** Where no quote says what it does not cover, each says that. */
function orNothing(compared: ComparedQuotes, quotes: readonly QuoteSummary[]): ComparedQuotes {
  if (compared.notCovered.length > 0) return compared;
  return { ...compared, notCovered: [ownWords(quotes.map(() => NOTHING))] };
}

/** Quotes that are only read: each as its broker wrote it. */
const asWritten = (quotes: readonly QuoteSummary[]): ComparedQuotes => ({
  covered: [ownWords(quotes.map(({ coverage }) => coverage))],
  notCovered: [ownWords(quotes.map(({ notCovered }) => notCovered || NOTHING))],
});

const ownWords = (words: readonly string[]): CoverageRow => ({
  ...{ name: null, differs: false },
  cells: words.map((line) => ({ words: line, isUnsaid: false, differs: false })),
});
