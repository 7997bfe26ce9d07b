import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decideQuoteMutation, quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { ChangesDialog } from '#app/features/cases/ui/steps/changes-dialog.tsx';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { QuoteCard } from './quote-card.tsx';
import { QuoteEditor } from './quote-editor.tsx';

type QuoteComparisonProps = {
  caseId: string;
  version: number;
  reader: 'client' | 'broker';
  steps: readonly string[];
};

/** The quotes of a case side by side: the client says what they think, the broker revises. */
export function QuoteComparison({ caseId, version, reader, steps }: QuoteComparisonProps) {
  const { data, isError, refetch } = useQuery({ ...quoteSummariesQuery(caseId), retry: retryCase });
  const [isAsking, setAsking] = useState(false);
  if (isError && !data) return <LoadFailure what="the quotes" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  const current = data.items.filter(({ standing }) => standing === 'current');
  const older = data.items.filter(({ standing }) => standing !== 'current').toReversed();
  if (data.items.length === 0) return <p className="text-slate">{nothingWords(reader, data.isOn)}</p>;
  return (
    <div className="flex flex-col gap-5">
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {current.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote}>
              {reader === 'client' && steps.includes('decide_quote') && <Decision quote={quote} />}
              {reader === 'broker' && steps.includes('send_quotes') && (
                <Revise caseId={caseId} version={version} quote={quote} />
              )}
            </QuoteCard>
          </li>
        ))}
      </ul>
      {reader === 'client' && current.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {steps.includes('ask_for_changes') && (
            <Button look="secondary" onClick={() => setAsking(true)}>
              Ask for changes
            </Button>
          )}
          <p className="text-sm text-slate">
            These are your broker’s quotes. We do not rank them, and nothing is bought on this site.
          </p>
          <ChangesDialog open={isAsking} onClose={() => setAsking(false)} caseId={caseId} version={version} />
        </div>
      )}
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
            Earlier quotes ({older.length})
          </summary>
          <ul className="mt-2 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
            {older.map((quote) => (
              <li key={quote.id}>
                <QuoteCard quote={quote} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function nothingWords(reader: 'client' | 'broker', isOn: boolean): string {
  if (!isOn) return 'Quotes are given by phone or email, and not kept here.';
  return reader === 'client'
    ? 'Your broker’s quotes will stand here side by side.'
    : 'The quotes you send will stand here, as the client sees them.';
}

function Decision({ quote: { id, insurer, decision } }: { quote: QuoteSummary }) {
  const [isDeclining, setDeclining] = useState(false);
  const step = useStep({ ...decideQuoteMutation, done: { title: 'Your broker has been told' } });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {decision !== 'interested' && (
          <Button
            size="small"
            pending={step.isPending}
            onClick={() => step.take({ id, decision: 'interested' })}
          >
            I am interested
          </Button>
        )}
        {decision !== 'declined' && (
          <Button size="small" look="secondary" onClick={() => setDeclining(true)}>
            No thanks
          </Button>
        )}
      </div>
      <StepProblem>{step.problem}</StepProblem>
      <DeclineDialog {...{ id, insurer }} open={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
}

function Revise({ caseId, version, quote }: { caseId: string; version: number; quote: QuoteSummary }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="secondary" className="self-start print:hidden" onClick={() => setOpen(true)}>
        Revise
      </Button>
      {isOpen && (
        <QuoteEditor caseId={caseId} version={version} revises={quote} open onClose={() => setOpen(false)} />
      )}
    </>
  );
}
