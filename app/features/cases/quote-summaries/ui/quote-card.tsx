import type { ReactNode } from 'react';
import { coverLines, differingLines } from '#app/features/cases/quote-summaries/cover-lines.ts';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

const DECISIONS = { none: null, interested: 'Interested', declined: 'No thanks' } as const;
const STANDINGS = { current: null, replaced: 'Replaced by a newer one', over: 'No longer valid' } as const;

type QuoteCardProps = {
  quote: QuoteSummary;
  /** Those beside it: a line that is not in all of them is marked. */
  others?: readonly QuoteSummary[];
  children?: ReactNode;
};

/** One quote in the broker’s words, with their name and licence. No rank, no advice of ours. */
export function QuoteCard({ quote, others = [], children }: QuoteCardProps) {
  const { insurer, coverage, notCovered, validUntil, effectiveOn, standing, decision, broker } = quote;
  const { year, month } = premiumWords(quote);
  return (
    <article
      aria-label={`Quote from ${insurer}`}
      // The rows are those of the list, so that the same fact of each quote stands on the same line.
      className={classNames(
        'row-span-6 grid grid-rows-subgrid gap-y-4 rounded-card border bg-surface p-5',
        decision === 'interested' && standing === 'current' ? 'border-spruce' : 'border-line',
        standing !== 'current' && 'text-slate',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-lg font-semibold wrap-anywhere">{insurer}</h3>
        {STANDINGS[standing] && <Badge tone="neutral">{STANDINGS[standing]}</Badge>}
        {DECISIONS[decision] && (
          <Badge tone={decision === 'interested' ? 'success' : 'neutral'}>{DECISIONS[decision]}</Badge>
        )}
      </header>
      <p>
        <strong className="block text-2xl tabular-nums">{year}</strong>
        <span className="text-sm text-slate tabular-nums">{month}</span>
      </p>
      <Cover term="Covered" text={coverage} others={others.map((other) => other.coverage)} />
      <Cover
        term="Not covered"
        text={notCovered || 'Nothing is listed. Ask your broker.'}
        others={notCovered ? others.map((other) => other.notCovered) : []}
      />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 self-start border-t border-line pt-3 text-sm">
        <div>
          <dt className="text-slate">Valid until</dt>
          <dd className="font-medium">{dayWords(validUntil)}</dd>
        </div>
        {effectiveOn && (
          <div>
            <dt className="text-slate">Effective date</dt>
            <dd className="font-medium">{dayWords(effectiveOn)}</dd>
          </div>
        )}
        {quote.decisionReason && (
          <div className="col-span-2">
            <dt className="text-slate">Notes</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{quote.decisionReason}</dd>
          </div>
        )}
      </dl>
      <footer className="flex flex-col gap-3 self-end">
        <p className="text-xs leading-5 text-slate">
          Prepared by {broker.fullName}, {broker.brokerage}, licence {broker.licenceNumber}.
        </p>
        {children}
      </footer>
    </article>
  );
}

type CoverProps = { term: string; text: string; others: readonly string[] };

function Cover({ term, text, others }: CoverProps) {
  const differing = differingLines(text, others);
  return (
    <section aria-label={term} className="text-sm leading-6">
      <h4 className="text-slate">{term}</h4>
      <ul className="mt-1 flex flex-col gap-1">
        {coverLines(text).map((line, position) => (
          <li
            // A line may stand twice, and none moves.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={position}
            className={classNames(
              '-ml-2 border-l-2 pl-1.5 wrap-anywhere',
              differing.has(line) ? 'border-info bg-info-soft' : 'border-transparent',
            )}
          >
            {line}
            {differing.has(line) && <span className="sr-only"> (differs)</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
