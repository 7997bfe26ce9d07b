import { transitionMutation } from '#app/features/cases/data.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import type { StepDialogProps } from './use-case-step.ts';

/** The broker goes on although the client has not answered. */
export function ResumeDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const step = useStepSend({ ...transitionMutation, onDone });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Go on without an answer?"
      description="It is your turn again, and the clock of the promise goes on. What you asked for stays open."
      sendLabel="Go on"
      pendingLabel="Going on…"
      pending={step.isPending}
      problem={step.problem}
      onSend={() => step.send({ id, version, to: 'in_progress' })}
    >
      {null}
    </StepDialog>
  );
}
