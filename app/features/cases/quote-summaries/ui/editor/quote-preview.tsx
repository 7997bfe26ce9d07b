import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import { QuoteCards } from '#app/features/cases/quote-summaries/ui/comparison/quote-columns.tsx';
import { previewOf, type QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { quotesWith } from '#app/features/cases/quote-summaries/ui/quote-order.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { remarksOn } from './quote-remarks.ts';
import { WhatYouChanged } from './what-you-changed.tsx';

type QuotePreviewProps = {
  caseId: string;
  type: InsuranceType;
  drafts: readonly QuoteDraft[];
  /** From which day the client asked to be covered, in words. */
  wantedOn?: string | undefined;
  /** What the client asked for. */
  asked?: readonly { detail: string }[];
  /** The quote that is revised. */
  before?: QuoteDraft | undefined;
  onChange: () => void;
};

/**
 * Quotes as their client will read them before they are sent, drawn alike, beside those that the client has, and
 * with what a revision changes: nobody takes a price back.
 */
export function QuotePreview({ caseId, type, drafts, wantedOn, asked, before, onChange }: QuotePreviewProps) {
  const { data, isError, refetch } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const author = data?.author;
  const toSend = author ? drafts.flatMap((draft) => previewOf(draft, author) ?? []) : [];
  const sent = data?.items ?? [];
  const remarks = [
    ...new Set(
      drafts.flatMap((draft) =>
        remarksOn(draft, type, { wantedOn, asked, before, others: drafts.filter((one) => one !== draft) }),
      ),
    ),
  ];
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
      {remarks.length > 0 && (
        <Callout tone="warning">
          <ul className={classNames('flex flex-col gap-2', remarks.length > 1 && 'list-disc pl-5')}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </Callout>
      )}
      {toSend.map((quote) => {
        const replaced = sent.find(({ id }) => id === quote.replacesId);
        return replaced && <WhatYouChanged key={quote.id} quote={quote} before={replaced} />;
      })}
      {author && (
        <QuoteCards quotes={quotesWith(sent, toSend)} earlier={sent} areCompared {...{ type, toSend }} />
      )}
      {!author && isError && <LoadFailure what="the preview" onRetry={() => void refetch()} />}
      {!author && !isError && <SkeletonText lines={6} />}
    </section>
  );
}
