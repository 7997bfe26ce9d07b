import type { ReactNode } from 'react';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { QuoteCard } from './quote-card.tsx';

type QuoteColumnsProps = {
  /** False where this site shows no quotes. */
  isOn: boolean;
  items: readonly QuoteSummary[];
  /** Said where there are none yet. */
  nothing: string;
  /** What can be done about a quote that stands now. */
  actions: (quote: QuoteSummary) => ReactNode;
  /** Below those that stand now. */
  children?: ReactNode;
};

/** The quotes of a case side by side, the same fact on the same line; older ones folded below. */
export function QuoteColumns({ isOn, items, nothing, actions, children }: QuoteColumnsProps) {
  const current = items.filter(({ standing }) => standing === 'current');
  const older = items.filter(({ standing }) => standing !== 'current').toReversed();
  if (items.length === 0)
    return (
      <p className="py-6 text-center text-slate">
        {isOn ? nothing : 'Quotes are given by phone or email, and not kept here.'}
      </p>
    );
  return (
    <div className="flex flex-col gap-5">
      {current.length > 0 && <QuoteCards quotes={current} actions={actions} />}
      {current.length > 0 && children}
      {older.length > 0 && (
        <details open={current.length === 0}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            Earlier quotes ({older.length})
          </summary>
          <div className="mt-2">
            <QuoteCards quotes={older} />
          </div>
        </details>
      )}
    </div>
  );
}

type QuoteCardsProps = { quotes: readonly QuoteSummary[]; actions?: QuoteColumnsProps['actions'] };

/** Quotes side by side; without `actions` they are only read. */
export function QuoteCards({ quotes, actions }: QuoteCardsProps) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {quotes.map((quote) => (
          <li key={quote.id} className="row-span-6 grid grid-rows-subgrid">
            <QuoteCard quote={quote} others={actions ? quotes.filter((other) => other !== quote) : []}>
              {actions?.(quote)}
            </QuoteCard>
          </li>
        ))}
      </ul>
      {actions && quotes.length > 1 && (
        <p className="text-sm text-slate">Marked lines are not the same in every quote.</p>
      )}
    </>
  );
}
