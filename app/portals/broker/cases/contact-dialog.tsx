import { logContactMutation } from '#app/features/cases/data.ts';
import { contactInput } from '#app/features/cases/steps/reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

const METHODS = [
  { value: 'phone', label: 'Phone call' },
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
];

const OUTCOMES = [
  { value: 'reached', label: 'Reached' },
  { value: 'left_message', label: 'Left a message' },
  { value: 'no_answer', label: 'No answer', help: 'Does not count as contact.' },
];

/** Notes that the broker was in touch: the first time keeps the promise made to the person. */
export function ContactDialog({ caseId: id, version, open, onClose }: StepDialogProps) {
  const step = useStep({
    ...logContactMutation,
    done: {
      title: 'Contact logged',
      description: 'The person sees in their history that you were in touch.',
    },
    onDone: onClose,
  });
  const form = useStepForm({
    values: { method: '', outcome: 'reached', note: '' },
    schema: contactInput,
    send: (told) => step.send({ id, version, ...told }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      title="Log a contact"
      description="When you have tried to reach this person, or they have reached you."
      sendLabel="Log contact"
      pendingLabel="Saving…"
    >
      <ChoiceGroup kind="radio" legend="How were you in touch?" choices={METHODS} {...form.field('method')} />
      <ChoiceGroup kind="radio" legend="What came of it?" choices={OUTCOMES} {...form.field('outcome')} />
      <TextArea
        label="Note"
        optional
        help="For you. The person sees that you were in touch, but not this note."
        rows={2}
        {...form.field('note')}
      />
    </StepDialog>
  );
}
