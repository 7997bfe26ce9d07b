import { useNavigate } from 'react-router';
import { returnCaseMutation } from '#app/features/cases/data.ts';
import { RETURN_REASON_CHOICES } from '#app/features/cases/ui/return-reasons.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useCaseStep } from './use-case-step.ts';

export type StepDialogProps = {
  case: { id: string; version: number };
  open: boolean;
  onClose: () => void;
  /** After success. */
  onDone: () => void;
};

/** Gives the request back before it is accepted. */
export function ReturnDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const navigate = useNavigate();
  const step = useCaseStep(id, {
    ...returnCaseMutation,
    done: {
      title: 'Request returned',
      description: 'It is no longer with you. We are asking another broker.',
    },
    onDone: () => {
      onDone();
      void navigate('/broker');
    },
  });
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Return this request"
      description="Your access ends at once, and we ask another broker. It will not come back to you."
      legend="Why are you returning it?"
      choices={RETURN_REASON_CHOICES}
      choiceNeeded="Please choose a reason"
      needsNote="other"
      noteHelp="For us. The person does not see it."
      sendLabel="Return request"
      pendingLabel="Returning…"
      pending={step.isPending}
      problem={step.problem}
      onSend={({ choice, note }) => step.take({ id, version, reason: choice, ...(note && { note }) })}
    />
  );
}
