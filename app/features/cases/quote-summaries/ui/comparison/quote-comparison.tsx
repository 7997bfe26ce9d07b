import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { useIsQuoteBegun } from '#app/features/cases/quote-summaries/ui/drafts/draft-on-device.ts';
import { ClientWish } from '#app/features/cases/quote-summaries/ui/editor/client-wish.tsx';
import { QuoteEditor } from '#app/features/cases/quote-summaries/ui/editor/quote-editor.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { OPENS_QUOTE } from '#app/features/cases/ui/steps/opened-step.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { QuoteColumns } from './quote-columns.tsx';

type QuoteComparisonProps = {
  caseId: string;
  type: InsuranceType;
  /** Of the request. */
  title: string;
  version: number;
  steps: readonly string[];
  /** The policy that came of one of them. */
  agreed: { quoteId: string | null } | null;
  /** What the client answered: a quote is revised beside what they asked for. */
  answers?: Parameters<typeof QuoteEditor>[0]['answers'];
};

/** The quotes of a case side by side, for the broker who sends and revises them. */
export function QuoteComparison({
  caseId,
  type,
  title,
  version,
  steps,
  agreed,
  answers,
}: QuoteComparisonProps) {
  const { data, isError, refetch } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase });
  const isBegun = useIsQuoteBegun(caseId);
  if (isError && !data) return <LoadFailure what="the quotes" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  return (
    <>
      {steps.includes('send_quotes') && <ClientWish caseId={caseId} />}
      {steps.includes('send_quotes') && isBegun && (
        <p className="mb-4">
          The quote you began is kept on this device, and not sent.{' '}
          <Link to="?tab=quotes" replace state={OPENS_QUOTE} className="font-semibold text-spruce">
            Continue the draft
          </Link>
        </p>
      )}
      <QuoteColumns
        {...{ ...data, type }}
        policy={agreed?.quoteId ? { quoteId: agreed.quoteId, words: 'Became the policy' } : undefined}
        nothing={
          <>
            <p>The quotes you send appear here, as the client sees them.</p>
            {steps.includes('send_quotes') && !isBegun && (
              <ButtonLink
                to="?tab=quotes"
                replace
                state={OPENS_QUOTE}
                look="secondary"
                size="small"
                className="mt-3"
              >
                Send a quote
              </ButtonLink>
            )}
          </>
        }
        // Whoever declined a quote is not sent the same one again: another one is a new quote.
        actions={(quote) =>
          steps.includes('send_quotes') &&
          quote.decision !== 'declined' && <Revise {...{ caseId, type, title, version, quote, answers }} />
        }
      />
    </>
  );
}

type ReviseProps = Pick<QuoteComparisonProps, 'caseId' | 'type' | 'title' | 'version' | 'answers'> & {
  quote: QuoteSummary;
};

function Revise({ quote, ...about }: ReviseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="secondary" className="self-start print:hidden" onClick={() => setOpen(true)}>
        Revise
      </Button>
      {isOpen && <QuoteEditor {...about} revises={quote} open onClose={() => setOpen(false)} />}
    </>
  );
}
