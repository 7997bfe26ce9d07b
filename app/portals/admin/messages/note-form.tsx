import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactMessageQuery, contactNoteMutation } from '#app/features/contact/inbox/data.ts';
import { type ContactDetail, noteInput } from '#app/features/contact/inbox/schema.ts';
import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';
import { newId } from '#app/platform/ids.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const KIND = 'note';

/** A note for the other administrators; it is never sent. */
export function NoteForm({ message: { id } }: { message: ContactDetail }) {
  const queryClient = useQueryClient();
  const note = useMutation(contactNoteMutation(id));
  // The same for every try of one note: sent again after a failure, it is kept once.
  const [noteId, setNoteId] = useState(newId);
  const form = useForm({
    values: { body: readDraft(id, KIND) },
    schema: noteInput.omit({ id: true }),
    send: ({ body }) => note.mutateAsync({ id: noteId, body }),
    onDone: (noted) => {
      keepDraft(id, KIND, '');
      setNoteId(newId());
      form.reset({ body: '' });
      queryClient.setQueryData(contactMessageQuery(id).queryKey, noted);
    },
    otherwise: 'We could not save the note. What you wrote is still here; please try again.',
    id: 'note',
  });
  return (
    <Form
      form={form}
      label="Internal note"
      sendLabel="Add the note"
      pendingLabel="Adding…"
      look="secondary"
      size="small"
    >
      <TextArea
        label="Internal note"
        help="Only administrators read this. It is never sent."
        rows={2}
        onInput={({ currentTarget }) => keepDraft(id, KIND, currentTarget.value)}
        {...form.field('body')}
      />
    </Form>
  );
}
