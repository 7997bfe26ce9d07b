import { transitionMutation } from '#app/features/cases/data.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { moveInput, waitInput } from '#app/features/cases/steps/reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type Way = {
  to: CaseStatus;
  schema: Schema<{ note?: string | undefined }>;
  /** What is asked with it, for the client to read. */
  note?: { label: string; optional?: boolean };
} & Record<'title' | 'description' | 'sendLabel' | 'pendingLabel', string>;

/** How the turn goes over between the broker and the client. */
const WAYS = {
  resume: {
    to: 'in_progress',
    schema: moveInput,
    title: 'Continue without a reply?',
    description: 'Your deadlines run again. What you requested stays open.',
    sendLabel: 'Continue',
    pendingLabel: 'Saving…',
  },
  wait: {
    to: 'waiting_on_client',
    schema: waitInput,
    note: { label: 'What do you need from them?' },
    title: 'Set to waiting for client',
    description:
      'It is their turn until they reply. They are told, and reminded after two and five business days.',
    sendLabel: 'Tell the client',
    pendingLabel: 'Telling…',
  },
  rework: {
    to: 'in_progress',
    schema: moveInput,
    note: { label: 'What are you changing?', optional: true },
    title: 'Tell the client you are revising',
    description: 'The request is in progress again. They can still read the quotes they have.',
    sendLabel: 'Tell the client',
    pendingLabel: 'Telling…',
  },
} as const satisfies Record<string, Way>;

/** The broker takes the turn, or gives it to the client. */
export function MoveDialog(
  props: StepDialogProps & {
    way: keyof typeof WAYS;
    /** What it does to the time that the client was promised. */
    pause?: string | null;
  },
) {
  const { way, caseId: id, version, open, onClose, pause } = props;
  const { to, schema, note, ...words }: Way = WAYS[way];
  const step = useStep({ ...transitionMutation, onDone: onClose });
  const form = useStepForm({
    values: { note: '' },
    schema,
    send: (told) => step.send({ id, version, to, ...told }),
  });
  return (
    <StepDialog
      {...words}
      {...{ form, open, onClose }}
      description={[pause, words.description].filter(Boolean).join(' ')}
      caseId={id}
    >
      {note && <TextArea help="The client sees it." rows={2} {...note} {...form.field('note')} />}
    </StepDialog>
  );
}
