import { StepDialog, typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type DeclineDialogProps = {
  insurer: string;
  open: boolean;
  onClose: () => void;
  pending: boolean;
  problem: string | undefined;
  error: string | undefined;
  onSend: (reason: string) => void;
};

/** "No thanks" to one quote, with a reason if the client wants to give one. */
export function DeclineDialog({
  insurer,
  open,
  onClose,
  pending,
  problem,
  error,
  onSend,
}: DeclineDialogProps) {
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title={`No thanks to ${insurer}?`}
      description="Your broker is told. You can change your mind while the quote is valid."
      sendLabel="No thanks"
      pendingLabel="Sending…"
      pending={pending}
      problem={problem}
      onSend={(typed) => onSend(typedIn(typed, 'reason'))}
    >
      <TextArea name="reason" label="Why not?" optional rows={2} error={error} />
    </StepDialog>
  );
}
