import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteReplyMutation,
  savedRepliesQuery,
  saveReplyMutation,
} from '#app/features/queue/saved-replies/data.ts';
import { REPLY_FIELD_NAMES, REPLY_FIELDS } from '#app/features/queue/saved-replies/fields.ts';
import { replyText, type SavedReply } from '#app/features/queue/saved-replies/schema.ts';
import { newId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const FAILED = 'We could not reach the server. Nothing was changed. Please try again.';

/** A saved reply to be written, changed or deleted. */
export function ReplyForm({ reply, onDone }: { reply: SavedReply | null; onDone: () => void }) {
  const client = useQueryClient();
  const [ownId] = useState(newId);
  const done = async () => {
    await client.invalidateQueries(savedRepliesQuery);
    onDone();
  };
  const save = useMutation(saveReplyMutation);
  const remove = useMutation({
    ...deleteReplyMutation,
    onSuccess: done,
    meta: { failed: 'The reply was not deleted' },
  });
  const form = useForm({
    values: { title: reply?.title ?? '', body: reply?.body ?? '' },
    schema: replyText,
    send: (text) =>
      save.mutateAsync(reply ? { id: reply.id, version: reply.version, ...text } : { id: ownId, ...text }),
    onDone: done,
    otherwise: FAILED,
  });
  const fields = REPLY_FIELD_NAMES.map((name) => `{${name}} ${REPLY_FIELDS[name]}`).join('; ');
  return (
    <Form
      form={form}
      sendLabel="Save"
      pendingLabel="Saving…"
      onCancel={onDone}
      beside={
        reply && (
          <Button look="quiet" pending={remove.isPending} onClick={() => remove.mutate(reply.id)}>
            Delete
          </Button>
        )
      }
    >
      <TextField label="Title" autoComplete="off" {...form.field('title')} />
      <TextArea label="Text" rows={6} help={`Filled in for you: ${fields}.`} {...form.field('body')} />
    </Form>
  );
}
