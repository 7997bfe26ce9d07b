import type { ReactNode } from 'react';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { dayWords } from '#app/features/cases/ui/history/day-words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';

const DECISIONS = { none: null, interested: 'Interested', declined: 'No thanks' } as const;
const STANDINGS = { current: null, replaced: 'Replaced by a newer one', over: 'No longer valid' } as const;

/** One quote in the broker’s words, with their name and licence. No rank, no advice of ours. */
export function QuoteCard({ quote, children }: { quote: QuoteSummary; children?: ReactNode }) {
  const {
    insurer,
    coverage,
    notCovered,
    validUntil,
    effectiveOn,
    standing,
    decision,
    decisionReason,
    broker,
  } = quote;
  const { year, month } = premiumWords(quote);
  const isByMonth = quote.period === 'month';
  return (
    <article
      aria-label={`Quote of ${insurer}`}
      className={classNames(
        'flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-5',
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
        <strong className="block text-xl tabular-nums">{isByMonth ? month : year}</strong>
        <span className="text-sm text-slate tabular-nums">{isByMonth ? year : month}</span>
      </p>
      <KeyFacts
        facts={[
          { term: 'Covered', detail: <Words>{coverage}</Words> },
          ...(notCovered ? [{ term: 'Not covered', detail: <Words>{notCovered}</Words> }] : []),
          ...(effectiveOn ? [{ term: 'In force from', detail: dayWords(effectiveOn) }] : []),
          { term: 'Valid until', detail: dayWords(validUntil) },
          ...(decisionReason ? [{ term: 'Said about it', detail: <Words>{decisionReason}</Words> }] : []),
        ]}
      />
      <footer className="mt-auto flex flex-col gap-3">
        <p className="text-sm text-slate">
          In the words of {broker.fullName}, {broker.brokerage}, licence {broker.licenceNumber}.
        </p>
        {children}
      </footer>
    </article>
  );
}

function Words({ children }: { children: string }) {
  return <span className="block whitespace-pre-line wrap-anywhere">{children}</span>;
}
