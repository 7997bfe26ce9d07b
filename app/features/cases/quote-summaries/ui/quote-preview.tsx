import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { namesExclusions } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { QuoteCards } from './comparison/quote-columns.tsx';
import { previewOf, type QuoteDraft } from './quote-draft.ts';

type QuotePreviewProps = { caseId: string; drafts: readonly QuoteDraft[]; onChange: () => void };

/** Quotes as their client will read them, in the same cards, before they are sent: nobody takes a price back. */
export function QuotePreview({ caseId, drafts, onChange }: QuotePreviewProps) {
  const { data, isError, refetch } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const author = data?.author;
  const quotes = author ? drafts.flatMap((draft) => previewOf(draft, author) ?? []) : [];
  const isMixed = drafts.some(({ coverage, notCovered }) => !notCovered.trim() && namesExclusions(coverage));
  return (
    <section aria-labelledby="quote-preview" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id="quote-preview" ref={heading} tabIndex={-1} className="font-semibold focus:outline-none">
          What the client sees
        </h3>
        <Button look="secondary" size="small" onClick={onChange}>
          Change it
        </Button>
      </div>
      {isMixed && (
        <Callout tone="warning">
          “What is covered” mentions exclusions, and “What is not covered” is empty. Your client may read the
          exclusions as coverage.
        </Callout>
      )}
      {author && <QuoteCards quotes={quotes} areCompared isSent={false} />}
      {!author && isError && <LoadFailure what="the preview" onRetry={() => void refetch()} />}
      {!author && !isError && <SkeletonText lines={6} />}
    </section>
  );
}
