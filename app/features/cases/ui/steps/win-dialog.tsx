import { transitionMutation } from '#app/features/cases/data.ts';
import { winInput } from '#app/features/cases/steps/reasons.ts';
import { Callout } from '#app/ui/callout.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

type WinDialogProps = StepDialogProps & {
  /** Of the quote that the client is interested in. */
  wanted?: { insurer: string; effectiveOn: string | null } | undefined;
  /** The client has written and waits for an answer. */
  isReplyOwed: boolean;
};

/** The broker says that the request ended with a policy: with which insurer, and from which day. */
export function WinDialog({ caseId: id, version, open, onClose, wanted, isReplyOwed }: WinDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: {
      title: 'Well done',
      description: 'The client sees on the page of their request that they have a policy.',
    },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { insurer: '', effectiveOn: '', note: '' },
    schema: winInput,
    send: (told) => step.send({ id, version, to: 'won', ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      place="beside"
      title="Record the policy"
      description="Use this when the policy is bound. The client is told, and the renewal is set for a year later."
      sendLabel="Record the policy"
      pendingLabel="Recording…"
    >
      {isReplyOwed && (
        <Callout tone="info" title="The client’s message is not answered yet">
          Your reply stays on your list after the policy is recorded.
        </Callout>
      )}
      <TextField
        label="Insurer"
        {...form.field('insurer')}
        defaultValue={form.values.insurer || wanted?.insurer}
      />
      <DateField
        label="Effective date"
        {...form.field('effectiveOn')}
        defaultValue={form.values.effectiveOn || (wanted?.effectiveOn ?? '')}
      />
      <TextArea label="Note" optional rows={2} help="For you, not for the client." {...form.field('note')} />
    </StepDialog>
  );
}
