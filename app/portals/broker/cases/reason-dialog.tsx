import { Dialog } from '#app/ui/dialog.tsx';
import { type Choice, ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { explainStep } from './use-case-step.ts';

type Told = { note?: string | undefined };

type ReasonDialogProps<Input extends Told, Name extends string> = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The field that the choice is. */
  name: Name;
  legend: string;
  choices: readonly Choice[];
  schema: Schema<Input>;
  /** The choice that cannot stand without a note. */
  needsNote?: string;
  noteHelp?: string;
  sendLabel: string;
  pendingLabel: string;
  onSend: (answer: Input) => Promise<unknown>;
};

/** Asks for one of several reasons and a note before a step is taken. Closing it keeps what was typed. */
export function ReasonDialog<Input extends Told, Name extends string>(props: ReasonDialogProps<Input, Name>) {
  const { open, onClose, name, needsNote } = props;
  const form = useForm({
    values: EMPTY,
    schema: props.schema,
    send: props.onSend,
    onDone: () => undefined,
    otherwise: '',
    explain: explainStep,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={props.title}
      description={props.description}
    >
      <Form
        form={form}
        sendLabel={props.sendLabel}
        pendingLabel={props.pendingLabel}
        problemTitle="This did not go through"
        onCancel={onClose}
      >
        <ChoiceGroup kind="radio" legend={props.legend} choices={props.choices} {...form.field(name)} />
        <TextArea
          label="Note"
          optional={needsNote === undefined || form.values[name] !== needsNote}
          help={props.noteHelp}
          rows={2}
          {...form.field('note')}
        />
      </Form>
    </Dialog>
  );
}

const EMPTY: Record<string, string> = {};
