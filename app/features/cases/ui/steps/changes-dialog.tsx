import { transitionMutation } from '#app/features/cases/data.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { StepDialog, typedIn } from './step-dialog.tsx';
import { useStepSend } from './use-step-send.ts';

type ChangesDialogProps = {
  open: boolean;
  onClose: () => void;
  /** By the portal; a tracking page sends in its own way. */
  caseId: string;
  version: number;
};

/** The client asks for something else than was quoted, and says what. */
export function ChangesDialog({ open, onClose, caseId, version }: ChangesDialogProps) {
  const step = useStepSend({
    ...transitionMutation,
    done: { title: 'Your broker has been told' },
    onDone: onClose,
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Ask for changes"
      description="Your broker reads this and works on the quotes again. The ones you have stay readable."
      sendLabel="Ask for changes"
      pendingLabel="Sending…"
      pending={step.isPending}
      problem={step.problem}
      onSend={(typed) => step.send({ id: caseId, version, to: 'in_progress', note: typedIn(typed, 'note') })}
    >
      <TextArea
        name="note"
        label="What should be different?"
        help="Such as another deductible, less liability, or a later start."
        rows={3}
        error={step.errors.note}
      />
    </StepDialog>
  );
}
