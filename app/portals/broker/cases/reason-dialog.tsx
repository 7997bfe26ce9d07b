import { type FormEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

const LONGEST_NOTE = 500;

export type Reasoned = { choice: string; note: string | undefined };

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  legend: string;
  choices: readonly Choice[];
  /** Said when nothing is chosen. */
  choiceNeeded: string;
  /** The choice that cannot stand without a note. */
  needsNote?: string;
  noteHelp?: string;
  sendLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last try was refused; what was typed stays. */
  problem: string | undefined;
  onSend: (answer: Reasoned) => void;
};

/** Asks for one of several reasons and a note before a step is taken. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, choices, needsNote, pending, problem } = props;
  const formId = useId();
  const [choice, setChoice] = useState('');
  const [note, setNote] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const mustHaveNote = needsNote !== undefined && choice === needsNote;
  const choiceError = choice === '' ? props.choiceNeeded : undefined;
  const noteError = noteProblem(note.trim(), mustHaveNote);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (choiceError || noteError) {
      document.getElementById(choiceError ? `${formId}-choice` : `${formId}-note`)?.focus();
      return;
    }
    if (!pending) props.onSend({ choice, note: note.trim() || undefined });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingLabel={props.pendingLabel}>
            {props.sendLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        {problem && (
          <Callout tone="warning" live title="This did not go through">
            {problem}
          </Callout>
        )}
        <ChoiceGroup
          id={`${formId}-choice`}
          name={`${formId}-choice`}
          kind="radio"
          legend={props.legend}
          choices={choices}
          chosen={choice}
          error={wasSent ? choiceError : undefined}
          onChange={(event) => setChoice(event.target.value)}
        />
        <TextArea
          id={`${formId}-note`}
          label="Note"
          optional={!mustHaveNote}
          help={props.noteHelp}
          rows={2}
          value={note}
          error={wasSent || note.length > LONGEST_NOTE ? noteError : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

function noteProblem(note: string, isNeeded: boolean): string | undefined {
  if (note.length > LONGEST_NOTE) return `Note must not exceed ${LONGEST_NOTE} characters`;
  return isNeeded && note === '' ? 'Please add a short note' : undefined;
}
