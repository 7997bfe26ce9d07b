import { privacyAnswer } from '#app/features/privacy/answering/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type FormProps<Answer> = {
  label: string;
  help: string;
  sendLabel: string;
  send: (answer: Answer) => Promise<unknown>;
  onCancel: () => void;
  onDone: () => void;
};

const [, doneOption, declineOption] = privacyAnswer.options;
const doneInput = doneOption.omit({ decision: true });
const declineInput = declineOption.omit({ decision: true });

const FAILED = 'We could not send your answer. What you wrote is still here; please try again.';

/** Why something is not done: the person reads it. */
export function DeclineForm({ send, onDone, ...words }: FormProps<{ decision: 'decline'; reason: string }>) {
  const form = useForm({
    values: { reason: '' },
    schema: declineInput,
    send: ({ reason }) => send({ decision: 'decline', reason }),
    onDone,
    otherwise: FAILED,
  });
  return (
    <Form form={form} sendLabel={words.sendLabel} pendingLabel="Sending…" onCancel={words.onCancel}>
      <TextArea label={words.label} help={words.help} rows={3} {...form.field('reason')} />
    </Form>
  );
}

/** What was done: the person reads it. */
export function DoneForm({ send, onDone, ...words }: FormProps<{ decision: 'done'; note: string }>) {
  const form = useForm({
    values: { note: '' },
    schema: doneInput,
    send: ({ note }) => send({ decision: 'done', note }),
    onDone,
    otherwise: FAILED,
  });
  return (
    <Form form={form} sendLabel={words.sendLabel} pendingLabel="Sending…" onCancel={words.onCancel}>
      <TextArea label={words.label} help={words.help} rows={5} {...form.field('note')} />
    </Form>
  );
}
