import { useQuery } from '@tanstack/react-query';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { QuoteCards } from './quote-columns.tsx';
import { previewOf, type QuoteDraft } from './quote-draft.ts';

/** Quotes that are being written, as their client will read them: the same cards, as soon as they can be sent. */
export function QuotePreview({ caseId, drafts }: { caseId: string; drafts: readonly QuoteDraft[] }) {
  const { data } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase });
  const author = data?.author;
  const quotes = author ? drafts.flatMap((draft) => previewOf(draft, author) ?? []) : [];
  return (
    <section aria-labelledby="quote-preview" className="rounded-card bg-paper p-4">
      <h3 id="quote-preview" className="mb-2 text-sm font-semibold">
        What the client sees
      </h3>
      {quotes.length > 0 && <QuoteCards quotes={quotes} areCompared />}
      {quotes.length < drafts.length && (
        <p className="text-sm text-slate not-first-of-type:mt-2">
          {drafts.length > 1 ? 'Each quote' : 'The quote'} appears here once its insurer, premium, coverage
          and last valid day are filled in.
        </p>
      )}
    </section>
  );
}
