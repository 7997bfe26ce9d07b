import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactMessageQuery, contactReplyMutation } from '#app/features/contact/inbox/data.ts';
import { type ContactDetail, replyInput } from '#app/features/contact/inbox/schema.ts';
import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { NoMailNote } from './no-mail-note.tsx';

/** What is typed and not sent stays on this device, as a message to a client does. */
const KIND = 'answer';

/** What went out by email and what came back: an answer is written on top of what was seen. */
export function countMails(entries: ContactDetail['entries']): number {
  return entries.filter(({ kind }) => kind === 'reply' || kind === 'received').length;
}

/** The answer to a message: it goes out by email, and stands below the message from then on. */
export function ReplyForm({
  message: { id, fullName, entries, takesReplies, sendsMail },
}: {
  message: ContactDetail;
}) {
  const after = countMails(entries);
  const queryClient = useQueryClient();
  const { queryKey } = contactMessageQuery(id);
  const reply = useMutation({
    ...contactReplyMutation(id),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey });
    },
  });
  const form = useForm({
    values: { body: readDraft(id, KIND) },
    schema: replyInput.omit({ after: true }),
    send: ({ body }) => reply.mutateAsync({ body, after }),
    onDone: (answered) => {
      keepDraft(id, KIND, '');
      queryClient.setQueryData(queryKey, answered);
      showToast(
        sendsMail
          ? { title: `Your answer is on its way to ${fullName}`, tone: 'success' }
          : {
              title: 'Your answer is kept, not sent',
              description: `${fullName} has no answer yet, so the message stays on the list.`,
            },
      );
    },
    otherwise: 'We could not send the answer. What you wrote is still here; please try again.',
    id: 'reply',
  });
  return (
    <Form
      form={form}
      label="Your answer"
      sendLabel={sendsMail ? 'Send the answer' : 'Keep the answer'}
      pendingLabel={sendsMail ? 'Sending…' : 'Keeping…'}
      size="small"
    >
      {!sendsMail && (
        <NoMailNote>
          An answer is kept under <TextLink to="/admin/messages?show=mail">Email</TextLink>, and can be sent
          from there once there is one. Until then the message stays on the list. If it cannot wait, call them
          or write from your own mailbox, and choose “Answered elsewhere”.
        </NoMailNote>
      )}
      <TextArea
        label={`Answer ${fullName}`}
        help={`${sendsMail ? 'It is emailed as you write it' : 'It is kept as you write it'}, so include a greeting. Your name and their message are added below. ${takesReplies ? 'What they reply by email appears here.' : 'What they reply goes to your company mailbox, not here.'} A draft stays on this device.`}
        rows={6}
        onInput={({ currentTarget }) => keepDraft(id, KIND, currentTarget.value)}
        {...form.field('body')}
      />
    </Form>
  );
}
