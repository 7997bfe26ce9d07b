import { transitionMutation } from '#app/features/cases/data.ts';
import { loseInput } from '#app/features/cases/steps/reasons.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type StepDialogProps, useCaseStep } from './use-case-step.ts';

const REASONS = [
  { value: 'no_contact', label: 'I could not reach this person' },
  { value: 'client_chose_other', label: 'They chose somebody else' },
  { value: 'price', label: 'Price' },
  { value: 'coverage_not_available', label: 'The coverage is not available' },
  { value: 'not_eligible', label: 'They are not eligible' },
  { value: 'timing', label: 'Not the right time' },
  { value: 'other', label: 'Another reason' },
];

/** Ends a request that did not lead to a policy. */
export function CloseDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const step = useCaseStep(id, {
    ...transitionMutation,
    done: { title: 'Request closed', description: 'The person has been told by email.' },
    onDone,
  });
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Close without a policy"
      description="The person is told that their request is closed. It can be opened again within 30 days."
      name="reason"
      schema={loseInput}
      legend="Why does it end?"
      choices={REASONS}
      needsNote="other"
      sendLabel="Close request"
      pendingLabel="Closing…"
      onSend={(told) => step.send({ id, version, to: 'lost', ...told })}
    />
  );
}
