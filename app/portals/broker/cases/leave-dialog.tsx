import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { markNotRealMutation, returnCaseMutation } from '#app/features/cases/data.ts';
import { notRealInput, returnInput } from '#app/features/cases/steps/reasons.ts';
import { NOT_REAL_CHOICES } from '#app/features/cases/ui/not-real-reasons.ts';
import { RETURN_REASON_CHOICES } from '#app/features/cases/ui/return-reasons.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { type StepDialogProps, useCaseStep } from './use-case-step.ts';

type Way = {
  mutation: typeof returnCaseMutation;
  schema: Schema<{ reason: string; note?: string | undefined }>;
  done: { title: string; description: string };
} & Pick<
  ComponentProps<typeof ReasonDialog>,
  'choices' | 'title' | 'description' | 'legend' | 'sendLabel' | 'pendingLabel'
>;

/** How a broker's access ends when they do not want the request, or when it is none. */
const WAYS: Record<'return' | 'not-real', Way> = {
  return: {
    mutation: returnCaseMutation,
    schema: returnInput,
    choices: RETURN_REASON_CHOICES,
    title: 'Return this request',
    description: 'Your access ends at once, and we ask another broker. It will not come back to you.',
    legend: 'Why are you returning it?',
    sendLabel: 'Return request',
    pendingLabel: 'Returning…',
    done: {
      title: 'Request returned',
      description: 'It is no longer with you. We are asking another broker.',
    },
  },
  'not-real': {
    mutation: markNotRealMutation,
    schema: notRealInput,
    choices: NOT_REAL_CHOICES,
    title: 'Not a real request?',
    description:
      'Your access ends at once, it does not count toward your daily limit, and no other broker is asked. We look at it too.',
    legend: 'How do you know?',
    sendLabel: 'Mark as not real',
    pendingLabel: 'Marking…',
    done: {
      title: 'Marked as not a real request',
      description: 'It does not count toward your daily limit.',
    },
  },
};

/** Asks why before a broker leaves a request, and leads back to the list. */
export function LeaveDialog({
  way,
  case: { id, version },
  open,
  onClose,
  onDone,
}: StepDialogProps & { way: keyof typeof WAYS }) {
  const navigate = useNavigate();
  const { mutation, done, ...words } = WAYS[way];
  const step = useCaseStep(id, {
    ...mutation,
    done,
    onDone: () => {
      onDone();
      void navigate('/broker');
    },
  });
  return (
    <ReasonDialog
      {...words}
      open={open}
      onClose={onClose}
      name="reason"
      needsNote="other"
      noteHelp="For us. The person does not see it."
      onSend={(told) => step.send({ id, version, ...told })}
    />
  );
}
