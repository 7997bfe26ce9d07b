import { transitionMutation } from '#app/features/cases/data.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { StepDialog, typedIn } from './step-dialog.tsx';
import { useStepSend } from './use-step-send.ts';

type WinDialogProps = {
  caseId: string;
  version: number;
  open: boolean;
  onClose: () => void;
  /** The insurer whose quote the client is interested in. */
  insurer?: string;
};

/** The broker says that the request ended with a policy: with which insurer, and from which day. */
export function WinDialog({ caseId, version, open, onClose, insurer = '' }: WinDialogProps) {
  const step = useStepSend({
    ...transitionMutation,
    done: { title: 'Well done', description: 'The client has been told that they have a policy.' },
    onDone: onClose,
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Ended with a policy"
      description="When the policy is bound. The client is told, and the renewal is noted for a year later."
      sendLabel="Close as won"
      pendingLabel="Closing…"
      pending={step.isPending}
      problem={step.problem}
      onSend={(typed) =>
        step.send({
          ...{ id: caseId, version, to: 'won', insurer: typedIn(typed, 'insurer') },
          effectiveOn: typedIn(typed, 'effectiveOn'),
          ...(typedIn(typed, 'note') && { note: typedIn(typed, 'note') }),
        })
      }
    >
      <TextField name="insurer" label="Insurer" defaultValue={insurer} error={step.errors.insurer} />
      <DateField name="effectiveOn" label="In force from" error={step.errors.effectiveOn} />
      <TextArea
        name="note"
        label="Note"
        optional
        rows={2}
        help="For you, not for the client."
        error={step.errors.note}
      />
    </StepDialog>
  );
}
