import type { ReactNode } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import {
  type CoverageRow,
  compareQuotes,
} from '#app/features/cases/quote-summaries/comparison/compare-quotes.ts';
import { withoutMonthly } from '#app/features/cases/quote-summaries/comparison/monthly-payments.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { type CardRow, QuoteCard } from '#app/features/cases/quote-summaries/ui/quote-card.tsx';
import { currentQuotes, isPassedOver } from '#app/features/cases/quote-summaries/ui/quote-order.ts';
import { ComparisonTable } from './comparison-table.tsx';

type QuoteColumnsProps = {
  /** False where this site shows no quotes. */
  isOn: boolean;
  items: readonly QuoteSummary[];
  /** What kind of insurance they are of, whose names for a coverage then count as one. */
  type?: InsuranceType | undefined;
  /** Said where there are none yet. */
  nothing: ReactNode;
  /** The quote that became the policy, and how that is said to the reader. */
  policy?: { quoteId: string; words: string } | undefined;
  /** What can be done about a quote that stands now. */
  actions: (quote: QuoteSummary) => ReactNode;
  /** The quote that is being answered, and its form: in the place of what can be done. */
  answering?: Answering | undefined;
  /** What its reader asked to be otherwise in a quote, by its id. */
  wishes?: ReadonlyMap<string, string> | undefined;
  /** For whoever declined some: these are out of the way, and can still be answered. */
  areDeclinedFolded?: boolean;
  /** Below those that stand now. */
  children?: ReactNode;
};

/** Of the fold with the quotes that were declined, for the focus of whoever has just done so. */
export const DECLINED_ID = 'declined-quotes';

type Answering = { quoteId: string; form: ReactNode };

/** The quotes of a case: several in one table, one alone on a card; older ones folded below. */
export function QuoteColumns(props: QuoteColumnsProps) {
  const { isOn, items, type, nothing, policy, actions, answering, wishes, areDeclinedFolded = false } = props;
  // What became the policy stands alone, also once its day has passed.
  const became = items.filter(({ id }) => id === policy?.quoteId);
  const standing = became.length > 0 ? became : currentQuotes(items);
  // Beside one that is undecided it is still compared: “No thanks” may not be the last word.
  const left = standing.filter(({ decision }) => decision !== 'declined');
  const isCompared = left.length === 1 && left[0]?.decision === 'none';
  const isFolded = ({ decision }: QuoteSummary) =>
    areDeclinedFolded && !policy && !isCompared && decision === 'declined';
  const current = standing.filter((one) => !isFolded(one));
  const declined = standing.filter(isFolded);
  const older = items.filter((one) => !standing.includes(one)).toReversed();
  if (items.length === 0)
    return (
      <div className="py-6 text-center whitespace-pre-line text-slate">
        {isOn ? nothing : 'Quotes are given by phone or email, and not kept here.'}
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {current.length > 0 && (
        // Once one of them became the policy there is nothing to choose from.
        <QuoteCards
          quotes={current}
          earlier={older}
          areCompared={!policy}
          {...{ type, policy, actions, answering, wishes }}
        />
      )}
      {standing.length > 0 && props.children}
      {declined.length > 0 && (
        <details open={current.length === 0} className="fold-line">
          <summary id={DECLINED_ID}>Quotes you declined ({declined.length})</summary>
          <div className="mt-2">
            <QuoteCards quotes={declined} areCompared={false} {...{ actions, answering }} />
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
  answering?: QuoteColumnsProps['answering'];
  wishes?: QuoteColumnsProps['wishes'];
  /** Those that stand beside each other to be chosen from: two of them are one table. */
  areCompared?: boolean;
  /** Those of them that their broker looks over before sending. */
  toSend?: readonly QuoteSummary[];
};

/** Quotes that are compared in a table, and each other one on a card; without `actions` they are only read. */
export function QuoteCards({
  quotes,
  earlier = [],
  type,
  policy,
  actions,
  answering,
  wishes,
  areCompared = actions !== undefined,
  toSend = [],
}: QuoteCardsProps) {
  const formOf = ({ id }: QuoteSummary) => (id === answering?.quoteId ? answering.form : undefined);
  if (areCompared && quotes.length > 1) {
    const answered = quotes.find(formOf);
    return (
      <ComparisonTable
        {...{ quotes, earlier, type, toSend, actions, wishes }}
        answering={answered && formOf(answered)}
      />
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {quotes.map((quote) => (
        <li key={quote.id} className="grid">
          <QuoteCard
            quote={quote}
            before={earlier.find(({ id }) => id === quote.replacesId)}
            {...(areCompared ? byName(quote, type) : asWritten(quote))}
            isSent={!toSend.includes(quote)}
            wish={wishes?.get(quote.id)}
            policyWords={quote.id === policy?.quoteId ? policy.words : undefined}
            isPassedOver={policy !== undefined && isPassedOver(quote, policy.quoteId)}
          >
            {formOf(quote) ?? actions?.(quote)}
          </QuoteCard>
        </li>
      ))}
    </ul>
  );
}

type Cover = { covered: readonly CardRow[]; notCovered: readonly CardRow[] };

const NOTHING: CardRow = { name: null, words: 'Nothing is listed.' };

/** A quote that can be chosen: each coverage on its line. */
function byName(quote: QuoteSummary, type: QuoteColumnsProps['type']): Cover {
  const { covered, notCovered } = compareQuotes([quote], type);
  const rowOf = ({ name, cells: [cell] }: CoverageRow): CardRow => ({ name, words: cell?.words ?? '' });
  return {
    covered: covered.map(rowOf),
    notCovered: notCovered.length > 0 ? notCovered.map(rowOf) : [NOTHING],
  };
}

/** A quote that is only read: as its broker wrote it. */
const asWritten = ({ coverage, notCovered }: QuoteSummary): Cover => ({
  covered: [{ name: null, words: withoutMonthly(coverage) }],
  notCovered: [notCovered ? { name: null, words: notCovered } : NOTHING],
});
