import { useState } from 'react';
import { changeRequestMutation } from '#app/features/cases/information-requests/data.ts';
import {
  type InformationKind,
  type InformationRequest,
  informationChange,
} from '#app/features/cases/information-requests/schema.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Offers } from '#app/ui/forms/offers.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type ReviewButtonsProps = {
  request: InformationRequest;
  steps: readonly string[];
  /** How many files answer it: what is said of one is said of all. */
  files?: number;
};

/** What the broker makes of a request: the answer is good, is asked for again, or is not needed any more. */
export function ReviewButtons({ request: { id, state, kind }, steps, files = 1 }: ReviewButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const step = useStep(changeRequestMutation);
  const isAnswered = state === 'submitted';
  const canCancel =
    (isAnswered || state === 'open' || state === 'rejected') && steps.includes('cancel_request');
  const canReview = isAnswered && steps.includes('accept_answer');
  if (!canCancel && !canReview) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {canReview && (
        <>
          <Button size="small" pending={step.isPending} onClick={() => step.take({ id, state: 'accepted' })}>
            {files > 1 ? `Mark all ${files} files as received` : 'Mark as received'}
          </Button>
          <Button size="small" look="secondary" onClick={() => setAsking(true)}>
            Received, more needed
          </Button>
        </>
      )}
      {canCancel && (
        <Button size="small" look="quiet" onClick={() => step.take({ id, state: 'cancelled' })}>
          No longer needed
        </Button>
      )}
      <StepProblem>{step.problem}</StepProblem>
      <AskForMore requestId={id} kind={kind} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

type AskForMoreProps = { requestId: string; kind: InformationKind; open: boolean; onClose: () => void };

/** What is often still needed of a document. */
const OFTEN_NEEDED = ['The other pictures', 'A sharper picture', 'All pages', 'The current version'].map(
  (words) => ({ label: words, offer: words }),
);

function AskForMore({ requestId: id, kind, open, onClose }: AskForMoreProps) {
  const step = useStep({ ...changeRequestMutation, onDone: onClose });
  const form = useStepForm({
    values: { state: 'rejected', reason: '' },
    schema: informationChange,
    send: (change) => step.send({ id, ...change }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Received, more needed"
      description="What they sent stays here. The client reads what is still needed, and sends it for the same request."
      sendLabel="Ask for it"
      pendingLabel="Asking…"
    >
      <TextArea label="What is still needed?" rows={2} {...form.field('reason')} />
      {kind === 'document' && form.values.reason === '' && (
        <div className="-mt-3">
          <Offers label="Often needed" offers={OFTEN_NEEDED} onTake={(reason) => form.fill({ reason })} />
        </div>
      )}
    </StepDialog>
  );
}
