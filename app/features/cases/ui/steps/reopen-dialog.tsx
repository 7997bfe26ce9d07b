import { reopenInput } from '#app/features/cases/steps/reasons.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

type ReopenDialogProps = Pick<StepDialogProps, 'open' | 'onClose'> & {
  way: Pick<PersonWay, 'reopen'>;
  /** Whether a broker still has the case: else a new one is looked for. */
  hasBroker: boolean;
};

/** Opens a closed request again, with the reason. */
export function ReopenDialog({ way, open, onClose, hasBroker }: ReopenDialogProps) {
  const step = useStep({
    mutationFn: way.reopen,
    done: { title: 'The request is open again' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { reason: '' },
    schema: reopenInput,
    send: step.send,
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Open this request again?"
      description={
        hasBroker
          ? 'It goes on with the same broker, who is asked to make contact within one business day.'
          : 'We ask a licensed broker partner again and share your request as you agreed when you sent it: first your answers, your city and the first half of your postal code, and your name and contact details once they accept.'
      }
      sendLabel="Open again"
      pendingLabel="Opening…"
    >
      <TextArea label="What has changed?" rows={2} {...form.field('reason')} />
    </StepDialog>
  );
}
