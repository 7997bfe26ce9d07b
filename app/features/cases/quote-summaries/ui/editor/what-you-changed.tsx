import { monthlyIn } from '#app/features/cases/quote-summaries/comparison/monthly-payments.ts';
import {
  type QuoteChange,
  quoteChanges,
} from '#app/features/cases/quote-summaries/comparison/quote-changes.ts';
import {
  Changes,
  type WhatChangedProps,
} from '#app/features/cases/quote-summaries/ui/comparison/what-changed.tsx';

/** To the broker who revises a quote, before all else: all that is not as it was, and that nothing is where nothing is. */
export function WhatYouChanged({ quote, before }: WhatChangedProps) {
  const changes = quoteChanges(before, quote);
  return (
    <section aria-label="What you changed" className="rounded-control bg-info-soft p-3 text-sm">
      <h4 className="font-semibold">What you changed</h4>
      {changes.length === 0 ? (
        <p className="mt-1">Nothing yet: it is the same quote.</p>
      ) : (
        <Changes changes={changes} />
      )}
      {keepsPayments(changes) && monthlyIn(quote.coverage) && (
        <p className="mt-1.5">
          The monthly payments are as before: {monthlyIn(quote.coverage)}. Do they belong to the new premium?
        </p>
      )}
    </section>
  );
}

/** Another premium beside the payments of the one before. */
const keepsPayments = (changes: readonly QuoteChange[]) =>
  changes.some(({ part }) => part === 'premium') && !changes.some(({ part }) => part === 'monthly');
