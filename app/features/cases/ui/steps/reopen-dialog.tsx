import { transitionMutation } from '#app/features/cases/data.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { StepDialog, typedIn } from './step-dialog.tsx';
import { useStepSend } from './use-step-send.ts';

type ReopenDialogProps = {
  caseId: string;
  version: number;
  open: boolean;
  onClose: () => void;
  /** Whether a broker still has the case: else a new one is looked for. */
  hasBroker: boolean;
};

/** Opens a closed request again, with the reason. */
export function ReopenDialog({ caseId, version, open, onClose, hasBroker }: ReopenDialogProps) {
  const step = useStepSend({
    ...transitionMutation,
    done: { title: 'The request is open again' },
    onDone: onClose,
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Open this request again?"
      description={
        hasBroker
          ? 'It goes on with the same broker, who is asked to make contact within one business day.'
          : 'We look for a licensed broker partner again. Until one accepts, nobody sees your name.'
      }
      sendLabel="Open again"
      pendingLabel="Opening…"
      pending={step.isPending}
      problem={step.problem}
      onSend={(typed) =>
        step.send({
          ...{ id: caseId, version, to: hasBroker ? 'in_progress' : 'new' },
          reason: typedIn(typed, 'reason'),
        })
      }
    >
      <TextArea name="reason" label="What has changed?" rows={2} error={step.errors.reason} />
    </StepDialog>
  );
}
