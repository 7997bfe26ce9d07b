import { transitionMutation } from '#app/features/cases/data.ts';
import { loseInput } from '#app/features/cases/steps/reasons.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { CLOSE_CHOICES } from './close-choices.ts';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

/** Ends a request that did not lead to a policy; an administrator may do it for the broker. */
export function CloseDialog({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({
    ...transitionMutation,
    done: { title: 'Request closed', description: 'The client sees it on the page of their request.' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { reason: '', note: '' },
    schema: loseInput,
    send: (told) => step.send({ id, version, to: 'lost', ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      title="Close without a policy"
      description="The client is told that the request is closed. It can be reopened within 30 days."
      sendLabel="Close request"
      pendingLabel="Closing…"
    >
      <ChoiceGroup kind="radio" legend="Reason" choices={CLOSE_CHOICES} {...form.field('reason')} />
      <TextArea
        label="Note"
        optional={form.values.reason !== 'other'}
        help="For our team. The client sees neither this nor the reason."
        rows={2}
        {...form.field('note')}
      />
    </StepDialog>
  );
}
