import { z } from 'zod';
import { cancelCallMutation } from '#app/features/cases/calls/data.ts';
import { note } from '#app/features/cases/steps/note.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { houseRules, sayLength } from '#content/house-rules.ts';

const cancelling = z.strictObject({ note });

/** The broker cannot call at the booked time: the person is told, and may choose another. */
export function CancelBookedCall({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({
    ...cancelCallMutation,
    done: { title: 'Call cancelled', description: 'The client sees it on the page of their request.' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { note: '' },
    schema: cancelling,
    send: (told) => step.send({ id, version, ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      title="Cancel the booked call?"
      description={`The client is told at once and may choose another time. Until first contact you have no more time than before: by the booked time, or within ${sayLength(houseRules.promiseDays, 'business day')} if that is sooner.`}
      sendLabel="Cancel the call"
      pendingLabel="Cancelling…"
      cancelLabel="Keep the call"
    >
      <TextArea label="Why?" help="The client sees it." optional rows={2} {...form.field('note')} />
    </StepDialog>
  );
}
