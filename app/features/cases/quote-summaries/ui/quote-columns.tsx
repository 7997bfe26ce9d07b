import type { ReactNode } from 'react';
import { rowValue } from '#app/features/cases/quote-summaries/row-value.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { OTHER_ROWS, QuoteCard } from './quote-card.tsx';
import { currentQuotes, isPassedOver } from './quote-order.ts';
import { comparedRows, differencesOf, differingDays, ownLines, type QuoteRows } from './quote-rows.ts';

type QuoteColumnsProps = {
  /** False where this site shows no quotes. */
  isOn: boolean;
  items: readonly QuoteSummary[];
  /** Said where there are none yet. */
  nothing: string;
  /** The quote that became the policy, and how that is said to the reader. */
  policy?: { quoteId: string; words: string } | undefined;
  /** What can be done about a quote that stands now. */
  actions: (quote: QuoteSummary) => ReactNode;
  /** Below those that stand now. */
  children?: ReactNode;
};

/** The quotes of a case side by side, the same fact on the same line; older ones folded below. */
export function QuoteColumns({ isOn, items, nothing, policy, actions, children }: QuoteColumnsProps) {
  // What became the policy stands alone, also once its day has passed.
  const became = items.filter(({ id }) => id === policy?.quoteId);
  const current = became.length > 0 ? became : currentQuotes(items);
  const older = items.filter((one) => !current.includes(one)).toReversed();
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
        <QuoteCards quotes={current} earlier={older} areCompared={!policy} {...{ policy, actions }} />
      )}
      {current.length > 0 && children}
      {older.length > 0 && (
        <details open={current.length === 0} className="fold-line">
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
  policy?: QuoteColumnsProps['policy'];
  actions?: QuoteColumnsProps['actions'];
  /** Those that stand beside each other to be chosen from: what is about the same stands in one row. */
  areCompared?: boolean;
  isSent?: boolean;
};

/** Quotes side by side; without `actions` they are only read. */
export function QuoteCards({
  quotes,
  earlier = [],
  policy,
  actions,
  areCompared = actions !== undefined,
  isSent = true,
}: QuoteCardsProps) {
  const rows = areCompared ? comparedRows(quotes) : ownLines(quotes);
  const differing = areCompared ? differingDays(quotes) : [];
  const rowCount = OTHER_ROWS + rows.covered.length + rows.notCovered.length;
  return (
    <>
      {areCompared && quotes.length > 1 && <Differences quotes={quotes} rows={rows} />}
      <ul className="-mb-4 grid gap-x-4 gap-y-0 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {quotes.map((quote, place) => (
          <li key={quote.id} style={{ gridRow: `span ${rowCount}` }} className="mb-4 grid grid-rows-subgrid">
            <QuoteCard
              quote={quote}
              before={earlier.find(({ id }) => id === quote.replacesId)}
              covered={rows.covered.map(({ cells }) => cells[place] ?? null)}
              notCovered={rows.notCovered.map(({ cells }) => cells[place] ?? null)}
              differing={differing}
              isSent={isSent}
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

/** What to look for: marked where quotes stand beside each other, told at once where one comes after the other. */
function Differences({ quotes, rows }: { quotes: readonly QuoteSummary[]; rows: QuoteRows }) {
  const differences = differencesOf(quotes, rows);
  if (differences.length === 0) return null;
  return (
    <>
      <p className="text-sm text-slate max-sm:hidden">
        The premium and the marked lines differ between quotes.
      </p>
      <section aria-labelledby="differences" className="text-sm sm:hidden">
        <h3 id="differences" className="mb-2 font-semibold">
          How they differ
        </h3>
        {/* More than three do not stand beside each other on a phone. */}
        <div className="overflow-x-auto">
          <table
            className="w-full table-fixed border-collapse text-left"
            style={{ minWidth: `${quotes.length * 8}rem` }}
          >
            <thead>
              <tr>
                {quotes.map((quote) => (
                  <th
                    key={quote.id}
                    scope="col"
                    className="px-2 pb-2 align-bottom font-semibold wrap-anywhere"
                  >
                    {nameAmong(quotes, quote)}
                  </th>
                ))}
              </tr>
            </thead>
            {differences.map(({ subject, words }) => (
              <tbody key={`${subject} ${words.join(' ')}`}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={quotes.length}
                    className="bg-info-soft px-2 py-1 text-xs font-semibold text-slate"
                  >
                    {subject}
                  </th>
                </tr>
                <tr>
                  {quotes.map((quote, place) => (
                    <td key={quote.id} className="px-2 py-1.5 align-top wrap-anywhere tabular-nums">
                      {rowValue(words[place], subject)}
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </div>
      </section>
    </>
  );
}

/** The insurer; of two quotes of the same one when it was sent, too. */
function nameAmong(quotes: readonly QuoteSummary[], { insurer, sentAt }: QuoteSummary): string {
  const isAlone = quotes.filter((one) => one.insurer === insurer).length === 1;
  return isAlone ? insurer : `${insurer}, ${formatAlbertaTime(new Date(sentAt), 'short')}`;
}
