import { releaseCase, undoClock, withdrawCase } from '#app/features/cases/oversight/data.ts';
import { releaseInput } from '#app/features/cases/steps/reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { splitCaseMutation } from '#app/features/oversight/merging/data.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

/** The steps that ask an administrator for a reason and for nothing else. */
const WAYS = {
  release: {
    mutationFn: releaseCase,
    title: 'Unassign this broker?',
    description: 'Their access ends at once. They and the client are told, and we look for another broker.',
    label: 'Why?',
    sendLabel: 'Unassign broker',
    pendingLabel: 'Unassigning…',
    done: { title: 'Broker unassigned' },
  },
  undo: {
    mutationFn: undoClock,
    title: 'Return it to the last broker?',
    description:
      'Their time ran out. They get the request back with a new deadline, and the history says why.',
    label: 'Why?',
    sendLabel: 'Return to broker',
    pendingLabel: 'Returning…',
    done: { title: 'The broker has the request again' },
  },
  split: {
    mutationFn: splitCaseMutation,
    title: 'Separate them again?',
    description:
      'Answers, documents and links go back to where they were, except for what has been changed since. The client is told, and we look for a broker.',
    label: 'Why?',
    sendLabel: 'Separate them',
    pendingLabel: 'Separating them…',
    done: { title: 'The requests are separate again' },
  },
  withdraw: {
    mutationFn: withdrawCase,
    title: 'Withdraw on the client’s behalf?',
    description: 'Only if the client asked for it. The broker’s access ends, and the client is told.',
    label: 'How did they ask for it?',
    sendLabel: 'Withdraw request',
    pendingLabel: 'Withdrawing…',
    done: { title: 'The request is withdrawn' },
  },
} as const;

/** A step that wants to know why. */
export function ReasonDialog({
  way,
  caseId: id,
  version,
  open,
  onClose,
}: StepDialogProps & { way: keyof typeof WAYS }) {
  const { mutationFn, done, label, ...words } = WAYS[way];
  const step = useStep({ mutationFn, done, onDone: onClose });
  const form = useStepForm({
    values: { reason: '' },
    schema: releaseInput,
    send: ({ reason }) => step.send({ id, version, reason }),
  });
  return (
    <StepDialog {...words} {...{ form, open, onClose }} caseId={id}>
      <TextArea label={label} rows={2} {...form.field('reason')} />
    </StepDialog>
  );
}
