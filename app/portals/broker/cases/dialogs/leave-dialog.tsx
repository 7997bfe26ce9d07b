import { markNotRealMutation, returnCaseMutation } from '#app/features/cases/data.ts';
import { notRealInput, returnInput } from '#app/features/cases/steps/reasons.ts';
import { NOT_REAL_CHOICES } from '#app/features/cases/ui/reasons/not-real-reasons.ts';
import { RETURN_REASON_WORDS } from '#app/features/cases/ui/reasons/return-reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type Way = {
  mutation: typeof returnCaseMutation;
  schema: Schema<{ reason: string; note?: string | undefined }>;
  done: { title: string; description: string };
  legend: string;
  choices: readonly Choice[];
} & Record<'title' | 'description' | 'sendLabel' | 'pendingLabel', string>;

/**
 * A request is returned before it is accepted, when no broker has seen its contact details: that these do not work is the
 * reason of older ones, and of the API.
 */
const RETURN_REASONS = [...RETURN_REASON_WORDS]
  .filter(([value]) => value !== 'invalid_contact')
  .map(([value, label]) => ({ value, label }));

/** How a broker's access ends when they do not want the request, or when it is none. */
const WAYS: Record<'return' | 'not-real', Way> = {
  return: {
    mutation: returnCaseMutation,
    schema: returnInput,
    choices: RETURN_REASONS,
    title: 'Return the request',
    description:
      'Your access ends at once, and we ask others first. It comes back to you only if an administrator sends it again.',
    legend: 'Why are you returning it?',
    sendLabel: 'Return request',
    pendingLabel: 'Returning…',
    done: {
      title: 'Request returned',
      description: 'It is no longer with you. We are looking for another broker.',
    },
  },
  'not-real': {
    mutation: markNotRealMutation,
    schema: notRealInput,
    choices: NOT_REAL_CHOICES,
    title: 'Mark as spam',
    description:
      'Your access ends at once, it does not count toward your daily limit, and no other broker is asked. We look at it too.',
    legend: 'How do you know?',
    sendLabel: 'Mark as spam',
    pendingLabel: 'Marking…',
    done: {
      title: 'Marked as spam',
      description: 'It does not count toward your daily limit.',
    },
  },
};

/** Asks why before a broker leaves a request. */
export function LeaveDialog({
  way,
  who,
  caseId: id,
  version,
  open,
  onClose,
  onLeft,
}: StepDialogProps & { way: keyof typeof WAYS; who: string; onLeft: () => void }) {
  const { mutation, schema, done, legend, choices, title, ...words } = WAYS[way];
  const step = useStep({ ...mutation, done, onDone: onLeft });
  const form = useStepForm({
    values: { reason: '', note: '' },
    schema,
    send: (told) => step.send({ id, version, ...told }),
  });
  return (
    <StepDialog {...words} title={`${title}: ${who}`} {...{ form, open, onClose }} caseId={id}>
      <ChoiceGroup kind="radio" {...{ legend, choices }} {...form.field('reason')} />
      <TextArea
        label="Note"
        optional={form.values.reason !== 'other'}
        help="For our team. The client does not see it."
        rows={2}
        {...form.field('note')}
      />
    </StepDialog>
  );
}
