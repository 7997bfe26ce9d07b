import { useState } from 'react';
import { changeRequestMutation } from '#app/features/cases/information-requests/data.ts';
import {
  type InformationRequest,
  informationChange,
} from '#app/features/cases/information-requests/schema.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { StepProblem } from '#app/features/cases/ui/steps/step-problem.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type ReviewButtonsProps = { request: InformationRequest; steps: readonly string[] };

/** What the broker makes of a request: the answer is good, is asked for again, or is not needed any more. */
export function ReviewButtons({ request: { id, state }, steps }: ReviewButtonsProps) {
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
            Accept this
          </Button>
          <Button size="small" look="secondary" onClick={() => setAsking(true)}>
            Ask again
          </Button>
        </>
      )}
      {canCancel && (
        <Button size="small" look="quiet" onClick={() => step.take({ id, state: 'cancelled' })}>
          No longer needed
        </Button>
      )}
      <StepProblem>{step.problem}</StepProblem>
      <AskAgain requestId={id} open={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

function AskAgain({
  requestId: id,
  open,
  onClose,
}: {
  requestId: string;
  open: boolean;
  onClose: () => void;
}) {
  const step = useStep({ ...changeRequestMutation, onDone: onClose });
  const form = useStepForm({
    values: { state: 'rejected', reason: '' },
    schema: informationChange,
    send: (change) => step.send({ id, ...change }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Ask for it again"
      description="The client reads your reason and answers once more."
      sendLabel="Ask again"
      pendingLabel="Asking…"
    >
      <TextArea label="What is missing?" rows={2} {...form.field('reason')} />
    </StepDialog>
  );
}
