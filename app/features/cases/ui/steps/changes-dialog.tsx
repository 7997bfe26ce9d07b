import { transitionMutation } from '#app/features/cases/data.ts';
import { changesWanted } from '#app/features/cases/steps/reasons.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

/** The client asks for something else than was quoted, and says what. */
export function ChangesDialog({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: { title: 'Your broker has been told' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { note: '' },
    schema: changesWanted,
    send: ({ note }) => step.send({ id, version, to: 'in_progress', note }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      title="Ask for changes"
      description="Your broker reads this and works on the quotes again. The ones you have stay readable."
      sendLabel="Ask for changes"
      pendingLabel="Sending…"
    >
      <TextArea
        label="What should be different?"
        help="Such as another deductible, less liability, or a later start."
        rows={3}
        {...form.field('note')}
      />
    </StepDialog>
  );
}
