import { useId } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { differencesOf } from './differences.ts';

/** As many stand beside each other on a phone; more of them scroll, their names of rows stay. */
const MOST_ON_PHONE = 3;

type DifferencesProps = { quotes: readonly QuoteSummary[]; type: InsuranceType | undefined };

/** What to look for, told at once at every width; on the cards below it the same lines are marked. */
export function Differences({ quotes, type }: DifferencesProps) {
  // A drawer compares quotes above a page that does.
  const id = useId();
  const differences = differencesOf(quotes, type);
  if (differences.length === 0) return null;
  const isWide = quotes.length > MOST_ON_PHONE;
  return (
    // A drawer is as narrow as a phone.
    <div className="@container">
      <section aria-labelledby={id} className="text-sm">
        <h3 id={id} className="mb-1 font-semibold">
          How they differ
        </h3>
        {/* What scrolls sideways holds its names itself: only three at most stay in sight while the page goes down. */}
        <div className={classNames('relative', isWide && 'overflow-x-auto')}>
          <table
            className="w-full table-fixed border-collapse text-left"
            style={{ ...(isWide && { minWidth: `${quotes.length * 7}rem` }) }}
          >
            <thead>
              <tr>
                <td className="w-36 @max-lg:hidden" />
                {quotes.map((quote) => (
                  <th
                    key={quote.id}
                    scope="col"
                    className="sticky -top-4 z-1 bg-paper px-1.5 in-data-scrolls:bg-surface pt-4 pb-2 align-bottom sm:-top-6 sm:pt-6 font-semibold wrap-anywhere @lg:px-2"
                  >
                    {nameAmong(quotes, quote)}
                  </th>
                ))}
              </tr>
            </thead>
            {differences.map(({ name, words }) => (
              <tbody key={name}>
                {/* On a phone the name of a row stands above it, and stays where the columns scroll. */}
                <tr className="@lg:hidden">
                  <th
                    scope="rowgroup"
                    colSpan={quotes.length}
                    className="bg-info-soft px-1.5 py-1 text-xs font-semibold text-slate"
                  >
                    <span className="sticky left-1.5">{name}</span>
                  </th>
                </tr>
                <tr className="@lg:border-t @lg:border-line">
                  <th
                    scope="row"
                    className="py-1.5 pr-2 align-top font-medium text-slate wrap-anywhere @max-lg:hidden"
                  >
                    {name}
                  </th>
                  {quotes.map((quote, place) => (
                    <td
                      key={quote.id}
                      className="px-1.5 py-1.5 align-top wrap-anywhere tabular-nums @lg:px-2"
                    >
                      {words[place]}
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </div>
      </section>
    </div>
  );
}

/** The insurer; of two quotes of the same one when it was sent, too. */
function nameAmong(quotes: readonly QuoteSummary[], { insurer, sentAt }: QuoteSummary): string {
  const isAlone = quotes.filter((one) => one.insurer === insurer).length === 1;
  return isAlone ? insurer : `${insurer}, ${formatAlbertaTime(new Date(sentAt), 'short')}`;
}
