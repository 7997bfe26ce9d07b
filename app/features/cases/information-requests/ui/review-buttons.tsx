import { useState } from 'react';
import { changeRequestMutation } from '#app/features/cases/information-requests/data.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { StepDialog, typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type ReviewButtonsProps = { request: InformationRequest; steps: readonly string[] };

/** What the broker makes of a request: the answer is good, is asked for again, or is not needed any more. */
export function ReviewButtons({ request: { id, state }, steps }: ReviewButtonsProps) {
  const [isAsking, setAsking] = useState(false);
  const step = useStepSend({ ...changeRequestMutation, onDone: () => setAsking(false) });
  const isAnswered = state === 'submitted';
  const canCancel =
    (isAnswered || state === 'open' || state === 'rejected') && steps.includes('cancel_request');
  const canReview = isAnswered && steps.includes('accept_answer');
  if (!canCancel && !canReview) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {canReview && (
        <>
          <Button size="small" pending={step.isPending} onClick={() => step.send({ id, state: 'accepted' })}>
            That is it
          </Button>
          <Button size="small" look="secondary" onClick={() => setAsking(true)}>
            Ask again
          </Button>
        </>
      )}
      {canCancel && (
        <Button size="small" look="quiet" onClick={() => step.send({ id, state: 'cancelled' })}>
          Not needed any more
        </Button>
      )}
      {step.problem && !isAsking && (
        <p role="alert" className="text-sm text-danger">
          {step.problem}
        </p>
      )}
      <StepDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Ask for it again"
        description="The client reads your reason and answers once more."
        sendLabel="Ask again"
        pendingLabel="Asking…"
        pending={step.isPending}
        problem={step.problem}
        onSend={(typed) => step.send({ id, state: 'rejected', reason: typedIn(typed, 'reason') })}
      >
        <TextArea name="reason" label="What is missing?" rows={2} error={step.errors.reason} />
      </StepDialog>
    </div>
  );
}
