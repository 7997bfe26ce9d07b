import { useNavigate } from 'react-router';
import { markNotRealMutation } from '#app/features/cases/data.ts';
import { NOT_REAL_CHOICES } from '#app/features/cases/ui/not-real-reasons.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { StepDialogProps } from './return-dialog.tsx';
import { useCaseStep } from './use-case-step.ts';

/** Says that nobody means this request. */
export function NotRealDialog({ case: { id, version }, open, onClose, onDone }: StepDialogProps) {
  const navigate = useNavigate();
  const step = useCaseStep(id, {
    ...markNotRealMutation,
    done: {
      title: 'Marked as not a real request',
      description: 'It does not count toward your daily limit.',
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
      title="Not a real request?"
      description="Your access ends at once, it does not count toward your daily limit, and no other broker is asked. We look at it too."
      legend="How do you know?"
      choices={NOT_REAL_CHOICES}
      choiceNeeded="Please choose a reason"
      needsNote="other"
      noteHelp="For us. The person does not see it."
      sendLabel="Mark as not real"
      pendingLabel="Marking…"
      pending={step.isPending}
      problem={step.problem}
      onSend={({ choice, note }) => step.take({ id, version, reason: choice, ...(note && { note }) })}
    />
  );
}
