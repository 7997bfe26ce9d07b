import { useState } from 'react';
import { requestInformationMutation } from '#app/features/cases/information-requests/data.ts';
import type { InformationKind } from '#app/features/cases/information-requests/schema.ts';
import { StepDialog, typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

const KINDS = [
  { value: 'document', label: 'A document' },
  { value: 'answer', label: 'An answer in words' },
];

/** What brokers ask for most. */
const OFTEN = ['Current policy', 'Driver’s abstract', 'Photos of the property', 'Proof of prior insurance'];

type RequestInformationDialogProps = {
  caseId: string;
  version: number;
  open: boolean;
  onClose: () => void;
  /** What is known to be missing, to ask for it with one click. */
  asked?: { kind: InformationKind; title: string };
};

/** The broker asks the client for a document or an answer: what, why, and by when. */
export function RequestInformationDialog({
  caseId,
  version,
  open,
  onClose,
  asked,
}: RequestInformationDialogProps) {
  const [kind, setKind] = useState<string>(asked?.kind ?? 'document');
  const [title, setTitle] = useState(asked?.title ?? '');
  const step = useStepSend({
    ...requestInformationMutation,
    done: { title: 'Asked', description: 'The client has been told, and is reminded if they do not answer.' },
    onDone: onClose,
  });
  return (
    <StepDialog
      open={open}
      onClose={onClose}
      title="Ask the client for something"
      description="The client gets an email and answers on the page of their request. Until then it is their turn."
      sendLabel="Ask"
      pendingLabel="Asking…"
      pending={step.isPending}
      problem={step.problem}
      onSend={(typed) => {
        const dueOn = typedIn(typed, 'dueOn');
        step.send({
          ...{ caseId, version, title, instructions: typedIn(typed, 'instructions') },
          kind: kind === 'answer' ? 'answer' : 'document',
          required: typed.get('required') === 'on',
          ...(dueOn && { dueOn }),
        });
      }}
    >
      <ChoiceGroup
        name="kind"
        kind="radio"
        legend="What do you need?"
        columns={2}
        choices={KINDS}
        chosen={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <TextField
        name="title"
        label={kind === 'answer' ? 'Your question' : 'Which document?'}
        value={title}
        error={step.errors.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      {kind === 'document' && title === '' && (
        <ul aria-label="Often asked for" className="-mt-3 flex flex-wrap gap-2">
          {OFTEN.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="min-h-9 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-ink pointer-coarse:min-h-11"
                onClick={() => setTitle(one)}
              >
                {one}
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        name="instructions"
        label="Why, and what to look out for"
        optional
        rows={2}
        error={step.errors.instructions}
      />
      <DateField name="dueOn" label="By when?" optional error={step.errors.dueOn} />
      <CheckboxField
        name="required"
        defaultChecked
        label="I cannot go on without it"
        help="The promise clock is paused until it is answered."
      />
    </StepDialog>
  );
}
