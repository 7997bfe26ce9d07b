import { type ReactNode, useId } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { premiumDifferences, premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { comparedRows, WISH } from './compared-rows.ts';
import { isMoreChanged, WhatChanged } from './what-changed.tsx';

/** As many stand beside each other on a phone; more of them scroll, their names of rows stay. */
const MOST_ON_PHONE = 3;

type ComparisonTableProps = {
  quotes: readonly QuoteSummary[];
  /** Those that one of them may have taken the place of. */
  earlier: readonly QuoteSummary[];
  type: InsuranceType | undefined;
  /** Those of them that their broker looks over before sending. */
  toSend: readonly QuoteSummary[];
  /** What can be done about each, under its column. */
  actions?: ((quote: QuoteSummary) => ReactNode) | undefined;
  /** What its reader asked to be otherwise in a quote, by its id. */
  wishes?: ReadonlyMap<string, string> | undefined;
  /** What is being done about one of them: in the place of all that can be. */
  answering?: ReactNode;
};

/** Two quotes or more beside each other: what is not the same in a row each, what can be done under it, and the rest folded. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { quotes, earlier, type, toSend, actions, wishes, answering } = props;
  // A drawer compares quotes above a page that does.
  const id = useId();
  const { differing, same } = comparedRows(quotes, type, toSend);
  const isWide = quotes.length > MOST_ON_PHONE;
  const beforeOf = ({ replacesId }: QuoteSummary) => earlier.find((one) => one.id === replacesId);
  const isRevised = quotes.some((quote) => {
    const before = beforeOf(quote);
    return before !== undefined && isMoreChanged({ quote, before });
  });
  const differences = premiumDifferences(quotes);
  const offered = answering ? [] : quotes.map((quote) => actions?.(quote));
  return (
    // A drawer is as narrow as a phone.
    <div className="@container text-sm">
      <section aria-labelledby={id}>
        <h3 id={id} className="mb-1 font-semibold">
          How they differ
        </h3>
        {/* What scrolls sideways holds its names itself: only three at most stay in sight while the page goes down. */}
        <div className={classNames('relative', isWide && 'overflow-x-auto')}>
          <table
            className="w-full table-fixed border-collapse text-left"
            style={{ ...(isWide && { minWidth: `${quotes.length * 7}rem` }) }}
          >
            {/* Whose a column is and what it costs stay in sight, over the whole width. */}
            <thead className="sticky -top-4 z-1 bg-paper in-data-scrolls:bg-surface sm:-top-6">
              <tr>
                <td className="w-36 @max-lg:hidden" />
                {quotes.map((quote) => (
                  <th
                    key={quote.id}
                    scope="col"
                    className="px-1.5 pt-4 pb-1 align-top text-base leading-5 font-semibold wrap-anywhere sm:pt-6 @lg:px-2"
                  >
                    {nameAmong(quotes, quote)}
                    <Decision quote={quote} isAsked={wishes?.has(quote.id) === true} />
                  </th>
                ))}
              </tr>
              <tr>
                <th
                  scope="row"
                  className="pr-2 pb-2 text-left align-top font-medium text-slate @max-lg:hidden"
                >
                  Premium
                </th>
                {quotes.map((quote) => (
                  <td key={quote.id} className="px-1.5 pb-2 align-top wrap-anywhere tabular-nums @lg:px-2">
                    <Price quote={quote} before={beforeOf(quote)} />
                    {/* The line of the row itself goes up with what is compared. */}
                    <span className="absolute inset-x-0 bottom-0 h-px bg-line" />
                  </td>
                ))}
              </tr>
            </thead>
            {/* What stays in sight leaves the room below it to what is compared. */}
            <Row name="By the month" quotes={quotes}>
              {(quote) => premiumWords(quote).month}
            </Row>
            {wishes && wishes.size > 0 && (
              <Row name={WISH} quotes={quotes}>
                {({ id }) => <span className="whitespace-pre-line">{wishes.get(id)}</span>}
              </Row>
            )}
            {differences && (
              <Row name="Difference" quotes={quotes}>
                {(_, place) => differences[place]}
              </Row>
            )}
            {isRevised && (
              <Row name="What changed" quotes={quotes}>
                {(quote) => {
                  const before = beforeOf(quote);
                  return before && <WhatChanged {...{ quote, before }} />;
                }}
              </Row>
            )}
            {differing.map(({ name, cells }) => (
              <Row key={name} name={name} quotes={quotes}>
                {(_, place) => (
                  <span
                    className={classNames(
                      'whitespace-pre-line',
                      cells[place]?.isUnsaid && 'text-slate italic',
                    )}
                  >
                    {cells[place]?.words}
                  </span>
                )}
              </Row>
            ))}
            {offered.some(Boolean) && (
              <tbody className="print:hidden">
                <tr className="border-t border-line">
                  <td className="@max-lg:hidden" />
                  {quotes.map((quote, place) => (
                    <td key={quote.id} className="px-1.5 pt-3 align-top @lg:px-2">
                      {offered[place]}
                    </td>
                  ))}
                </tr>
              </tbody>
            )}
          </table>
        </div>
      </section>
      {answering && <div className="mt-3">{answering}</div>}
      {same.length > 0 && (
        <details className="fold-line mt-2 border-b border-line">
          <summary>{quotes.length > 2 ? 'The same in all of them' : 'The same in both'}</summary>
          <dl className="pb-4">
            {same.map(({ name, words }) => (
              <div key={name} className="gap-x-3 py-1 @lg:flex">
                <dt className="shrink-0 text-slate @lg:w-36">{name}</dt>
                <dd className="min-w-0 whitespace-pre-line wrap-anywhere tabular-nums">{words}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

type RowProps = {
  name: string;
  quotes: readonly QuoteSummary[];
  children: (quote: QuoteSummary, place: number) => ReactNode;
};

/** On a phone the name of a row stands above it, and stays where the columns scroll. */
function Row({ name, quotes, children }: RowProps) {
  return (
    <tbody>
      <tr className="@lg:hidden">
        <th
          scope="rowgroup"
          colSpan={quotes.length}
          className="bg-mist px-1.5 py-0.5 text-xs font-semibold text-slate"
        >
          <span className="sticky left-1.5">{name}</span>
        </th>
      </tr>
      <tr className="@lg:border-t @lg:border-line">
        <th scope="row" className="py-1.5 pr-2 align-top font-medium text-slate wrap-anywhere @max-lg:hidden">
          {name}
        </th>
        {quotes.map((quote, place) => (
          <td key={quote.id} className="px-1.5 py-1.5 align-top wrap-anywhere tabular-nums @lg:px-2">
            {children(quote, place)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Decision({ quote: { decision }, isAsked }: { quote: QuoteSummary; isAsked: boolean }) {
  if (decision === 'none' && !isAsked) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {decision !== 'none' && (
        <Badge tone={decision === 'interested' ? 'success' : 'neutral'}>
          {decision === 'interested' ? 'Interested' : 'Declined'}
        </Badge>
      )}
      {isAsked && <Badge tone="info">Changes asked</Badge>}
    </span>
  );
}

function Price({ quote, before }: { quote: QuoteSummary; before: QuoteSummary | undefined }) {
  const { year } = premiumWords(quote);
  const was = before && premiumWords(before).year;
  return (
    <>
      <strong className="block text-base @lg:text-xl">{year}</strong>
      {was && was !== year && <span className="block whitespace-nowrap">Was {was}</span>}
    </>
  );
}

/** The insurer; of two quotes of the same one when it was sent, too. */
function nameAmong(quotes: readonly QuoteSummary[], { insurer, sentAt }: QuoteSummary): string {
  const isAlone = quotes.filter((one) => one.insurer === insurer).length === 1;
  return isAlone ? insurer : `${insurer}, ${formatAlbertaTime(new Date(sentAt), 'short')}`;
}
