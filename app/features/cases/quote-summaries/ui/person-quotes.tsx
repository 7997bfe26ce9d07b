import { useState } from 'react';
import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { ChangesDialog } from '#app/features/cases/ui/steps/changes-dialog.tsx';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { QuoteColumns } from './comparison/quote-columns.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

type PersonQuotesProps = {
  quotes: { isOn: boolean; items: readonly QuoteSummary[] };
  type: InsuranceType;
  steps: readonly string[];
  /** The policy that came of one of them. */
  agreed: { quoteId: string | null } | null;
  way: PersonWay;
};

/** The quotes of a case side by side, for the person who decides. */
export function PersonQuotes({ quotes, type, steps, agreed, way }: PersonQuotesProps) {
  const [isAsking, setAsking] = useState(false);
  const mayDecide = steps.includes('decide_quote');
  // They asked for changes, or the broker has taken it up again: nothing presses them to choose.
  const isRevised = mayDecide && !steps.includes('ask_for_changes');
  const hasChosen = quotes.items.some(
    ({ decision, standing }) => decision === 'interested' && standing === 'current',
  );
  return (
    <QuoteColumns
      {...{ ...quotes, type }}
      policy={agreed?.quoteId ? { quoteId: agreed.quoteId, words: 'Now your policy' } : undefined}
      nothing={
        steps.includes('withdraw')
          ? 'When your broker sends quotes, you see them here side by side.'
          : 'No quotes were sent.'
      }
      actions={(quote) => mayDecide && <Decision {...{ quote, way, isCalm: hasChosen || isRevised }} />}
    >
      {isRevised && (
        <Callout title="Your broker is working on these quotes">
          {hasChosen
            ? 'Your broker knows which one you are interested in. What you asked for is under Messages.'
            : 'What you asked for is under Messages. You can wait for what your broker sends, or choose one of these as it is.'}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {steps.includes('ask_for_changes') && (
          <Button look="secondary" size="small" onClick={() => setAsking(true)}>
            Ask for changes
          </Button>
        )}
        <p className="text-sm text-slate">
          These are your broker’s quotes. We do not rank them, and you cannot buy a policy on this site.
        </p>
        <ChangesDialog way={way} open={isAsking} onClose={() => setAsking(false)} />
      </div>
    </QuoteColumns>
  );
}

type DecisionProps = {
  quote: QuoteSummary;
  way: PersonWay;
  /** They are interested in one, or await another: nothing asks for a choice as the next thing to do. */
  isCalm: boolean;
};

function Decision({ quote: { id, insurer, decision }, way, isCalm }: DecisionProps) {
  const [isDeclining, setDeclining] = useState(false);
  const step = useStep({ mutationFn: way.decide, done: { title: 'Your broker has been told' } });
  return (
    <div>
      {decision === 'interested' && (
        <p className="mb-3 text-sm">
          Your broker has been told that you are interested. You are not insured until they confirm that a
          policy is in place.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {decision !== 'none' && (
          <Button
            size="small"
            look="secondary"
            pending={step.isPending}
            aria-label={`Take back my answer to ${insurer}`}
            onClick={() => step.take({ summaryId: id, decision: 'none' })}
          >
            Take back my answer
          </Button>
        )}
        {decision === 'none' && (
          <Button
            size="small"
            look={isCalm ? 'secondary' : 'primary'}
            pending={step.isPending}
            aria-label={`I am interested in ${insurer}`}
            onClick={() => step.take({ summaryId: id, decision: 'interested' })}
          >
            I am interested
          </Button>
        )}
        {decision === 'none' && (
          <Button
            size="small"
            look="secondary"
            aria-label={`No thanks to ${insurer}`}
            onClick={() => setDeclining(true)}
          >
            No thanks
          </Button>
        )}
      </div>
      <StepProblem>{step.problem}</StepProblem>
      <DeclineDialog {...{ id, insurer, way }} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  );
}
