import { useState } from 'react';
import { logContactMutation } from '#app/features/cases/data.ts';
import { StepDialog, typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import type { StepDialogProps } from './return-dialog.tsx';
import { useCaseStep } from './use-case-step.ts';

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

/** Notes that the broker was in touch, or tried: the first contact keeps the promise made to the person. */
export function ContactDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const [method, setMethod] = useState('');
  const [outcome, setOutcome] = useState('reached');
  const [wasSent, setWasSent] = useState(false);
  const step = useCaseStep(id, {
    ...logContactMutation,
    done: {
      title: 'Contact logged',
      description: 'The person sees in their history that you were in touch.',
    },
    onDone,
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Log a contact"
      description="When you have tried to reach this person, or they have reached you."
      sendLabel="Log contact"
      pendingLabel="Saving…"
      pending={step.isPending}
      problem={step.problem}
      onSend={(typed) => {
        setWasSent(true);
        const note = typedIn(typed, 'note');
        if (method) step.take({ id, version, method, outcome, ...(note && { note }) });
      }}
    >
      <ChoiceGroup
        name="method"
        kind="radio"
        legend="How were you in touch?"
        choices={METHODS}
        chosen={method}
        error={wasSent && method === '' ? 'Please choose how you made contact' : undefined}
        onChange={(event) => setMethod(event.target.value)}
      />
      <ChoiceGroup
        name="outcome"
        kind="radio"
        legend="What came of it?"
        choices={OUTCOMES}
        chosen={outcome}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <TextArea
        name="note"
        label="Note"
        optional
        rows={2}
        help="For you. The person sees that you were in touch, but not this note."
      />
    </StepDialog>
  );
}
