import { logContactMutation } from '#app/features/cases/data.ts';
import { contactInput } from '#app/features/cases/steps/reasons.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type StepDialogProps, useCaseStep } from './use-case-step.ts';

const METHODS = [
  { value: 'phone', label: 'Phone call' },
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
];

/** Notes that the broker was in touch: the first time keeps the promise made to the person. */
export function ContactDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const step = useCaseStep(id, {
    ...logContactMutation,
    done: {
      title: 'Contact logged',
      description: 'The person sees in their history that you were in touch.',
    },
    onDone,
  });
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Log a contact"
      description="When you have reached this person, or they have reached you."
      name="method"
      schema={contactInput}
      legend="How were you in touch?"
      choices={METHODS}
      noteHelp="For you. The person sees that you were in touch, but not this note."
      sendLabel="Log contact"
      pendingLabel="Saving…"
      onSend={(told) => step.send({ id, version, ...told })}
    />
  );
}
