import { z } from 'zod';
import { transitionMutation } from '#app/features/cases/data.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';

const nothing = z.strictObject({});

/** The broker goes on although the client has not answered. */
export function ResumeDialog({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({ ...transitionMutation, onDone: onClose });
  const form = useStepForm({
    values: {},
    schema: nothing,
    send: () => step.send({ id, version, to: 'in_progress' }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Go on without an answer?"
      description="It is your turn again, and the clock of the promise goes on. What you asked for stays open."
      sendLabel="Go on"
      pendingLabel="Going on…"
    />
  );
}
