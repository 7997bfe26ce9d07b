import { elsewhereInput, type StateInput } from '#app/features/contact/inbox/schema.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type ElsewhereDialogProps = {
  fullName: string;
  open: boolean;
  onClose: () => void;
  send: (input: Pick<StateInput, 'state' | 'note'>) => Promise<unknown>;
};

/** Records that somebody was answered by phone or from a mailbox: the message counts as answered, with what is said of it. */
export function ElsewhereDialog({ fullName, open, onClose, send }: ElsewhereDialogProps) {
  const form = useForm({
    values: { note: '' },
    schema: elsewhereInput,
    send: ({ note }) => send({ state: 'replied', note }),
    onDone: onClose,
    otherwise: 'We could not save this. What you wrote is still here; please try again.',
    id: 'elsewhere',
  });
  return (
    <FormDialog
      {...{ form, open, onClose }}
      title="Answered elsewhere"
      description={`For an answer that ${fullName} got by phone or from your own mailbox. Nothing is sent; the message counts as answered.`}
      sendLabel="Count as answered"
      pendingLabel="Saving…"
    >
      <TextArea
        label="How did you answer?"
        help="For example: called on Monday at 9 am, she has what she needs."
        rows={3}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
