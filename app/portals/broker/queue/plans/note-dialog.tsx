import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendLineMutation } from '#app/features/messages/data.ts';
import { editInput } from '#app/features/messages/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type NoteDialogProps = { caseId: string; name: string; onClose: () => void };

/** A note for staff, written from the queue. */
export function NoteDialog({ caseId, name, onClose }: NoteDialogProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(sendLineMutation(client, caseId));
  const form = useForm({
    values: { body: '' },
    schema: editInput,
    send: ({ body }) => mutateAsync({ clientId: newId(), kind: 'internal', body }),
    onDone() {
      showToast({
        title: 'Note saved',
        description: 'It is saved in the request. The client does not see it.',
      });
      onClose();
    },
    otherwise: 'The note was not saved. Please try again.',
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Internal note"
      description={`About ${name}. The client never sees it.`}
      form={form}
      sendLabel="Save note"
      pendingLabel="Saving…"
    >
      <TextArea label="Note" rows={4} {...form.field('body')} />
    </FormDialog>
  );
}
