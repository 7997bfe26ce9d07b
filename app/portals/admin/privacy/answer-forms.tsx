import { type ReactNode, useState } from 'react';
import { privacyAnswer } from '#app/features/privacy/answering/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { NoMailNote } from '../messages/no-mail-note.tsx';

type FormProps<Answer> = {
  label: string;
  help: string;
  sendLabel: string;
  /** Null where the person reads it on pages of ours. */
  ways: Ways | null;
  send: (answer: Answer) => Promise<unknown>;
  onCancel: () => void;
  onDone: () => void;
  children?: ReactNode;
};

/** By what an answer can reach somebody. */
export type Ways = { sendsMail: boolean; hasFailed: boolean };

const [, doneOption, declineOption] = privacyAnswer.options;
const doneInput = doneOption.omit({ decision: true, delivered: true });
const declineInput = declineOption.omit({ decision: true, delivered: true });
const byHand = { delivered: doneOption.shape.delivered.unwrap() };

const FAILED = 'We could not send your answer. What you wrote is still here; please try again.';

/** Why something is not done: the person reads it. */
export function DeclineForm(props: FormProps<{ decision: 'decline'; reason: string; delivered?: string }>) {
  const way = useWay(props.ways);
  const form = useForm({
    values: { reason: '', delivered: '' },
    schema: way.isByHand ? declineInput.extend(byHand) : declineInput.loose(),
    send: ({ reason, delivered }: { reason: string; delivered?: unknown }) =>
      props.send({ decision: 'decline', reason, ...way.saying(delivered) }),
    onDone: props.onDone,
    otherwise: FAILED,
  });
  return (
    <Form form={form} {...way.labels(props.sendLabel)} onCancel={props.onCancel}>
      {way.note}
      {props.children}
      <TextArea label={props.label} help={props.help} rows={3} {...form.field('reason')} />
      {way.isByHand && <Delivered field={form.field('delivered')} />}
      {way.choice}
    </Form>
  );
}

/** What was done: the person reads it. */
export function DoneForm(props: FormProps<{ decision: 'done'; note: string; delivered?: string }>) {
  const way = useWay(props.ways);
  const form = useForm({
    values: { note: '', delivered: '' },
    schema: way.isByHand ? doneInput.extend(byHand) : doneInput.loose(),
    send: ({ note, delivered }: { note: string; delivered?: unknown }) =>
      props.send({ decision: 'done', note, ...way.saying(delivered) }),
    onDone: props.onDone,
    otherwise: FAILED,
  });
  return (
    <Form form={form} {...way.labels(props.sendLabel)} onCancel={props.onCancel}>
      {way.note}
      {props.children}
      <TextArea label={props.label} help={props.help} rows={4} {...form.field('note')} />
      {way.isByHand && <Delivered field={form.field('delivered')} />}
      {way.choice}
    </Form>
  );
}

type DeliveredProps = {
  field: Pick<Parameters<typeof TextField>[0], 'id' | 'name' | 'error' | 'defaultValue'>;
};

function Delivered({ field }: DeliveredProps) {
  return (
    <TextField
      label="How did they get it?"
      help="For example: handed over at the office on Monday, or read out by phone."
      {...field}
    />
  );
}

/** Email, or by hand where none goes out, where it came back, or where that is what was done. */
function useWay(ways: Ways | null) {
  const [isChosen, setChosen] = useState(ways?.hasFailed ?? false);
  const isByHand = ways !== null && (!ways.sendsMail || isChosen);
  return {
    isByHand,
    saying: (delivered: unknown) => (isByHand ? { delivered: String(delivered) } : {}),
    labels: (send: string) =>
      isByHand
        ? { sendLabel: 'I have delivered it', pendingLabel: 'Saving…' }
        : { sendLabel: send, pendingLabel: 'Sending…' },
    note: ways && !ways.sendsMail && (
      <NoMailNote>
        Your answer reaches nobody by itself. Hand it over, then say here how. Until then the request stays
        open, with its day.
      </NoMailNote>
    ),
    choice: ways?.sendsMail && (
      <Button look="quiet" size="small" onClick={() => setChosen(!isChosen)}>
        {isChosen ? 'Send it by email' : 'I have delivered it otherwise'}
      </Button>
    ),
  };
}
