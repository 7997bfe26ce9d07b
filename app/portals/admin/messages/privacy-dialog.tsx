import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactMessageQuery } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail } from '#app/features/contact/inbox/schema.ts';
import { privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';
import { ASKED_CHOICES } from '#app/features/privacy/asked-words.ts';
import { fromMessageMutation } from '#app/features/privacy/from-message/data.ts';
import { fromMessageInput } from '#app/features/privacy/from-message/schema.ts';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { NoMailNote } from './no-mail-note.tsx';

type PrivacyDialogProps = { message: ContactDetail; look?: ButtonLook };

/** Turns a message into a privacy request, with the day by which it is answered; its sender confirms it by email. */
export function PrivacyDialog({ message, look = 'secondary' }: PrivacyDialogProps) {
  const { id, email, sendsMail, isPrivacyOpen } = message;
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const open = useMutation(fromMessageMutation(id));
  const form = useForm({
    values: { type: '' },
    schema: fromMessageInput,
    send: (input) => open.mutateAsync(input),
    onDone: (list) => {
      queryClient.setQueryData(privacyRequestsQuery.queryKey, list);
      void queryClient.invalidateQueries({ queryKey: contactMessageQuery(id).queryKey });
      setOpen(false);
      showToast({
        title: 'Privacy request opened',
        description: sendsMail
          ? `${email} is asked to confirm it.`
          : 'The email that asks them to confirm it is kept under Email.',
      });
    },
    otherwise: 'We could not open the privacy request. Please try again.',
    id: 'privacy',
  });
  return (
    <>
      <Button look={look} size="small" onClick={() => setOpen(true)}>
        {isPrivacyOpen ? 'Open another privacy request' : 'Turn into a privacy request'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Turn this message into a privacy request"
        description={`It is due 30 days after the message. A message does not prove who owns the mailbox: ${sendsMail ? 'we email them a link' : 'this writes an email with a link to them'}, and nothing is released or deleted until they confirm with it.`}
      >
        <Form
          form={form}
          sendLabel="Open the request"
          pendingLabel="Opening…"
          onCancel={() => setOpen(false)}
        >
          {!sendsMail && (
            <NoMailNote>Their link is kept under Email. Until it is sent, they cannot confirm.</NoMailNote>
          )}
          <ChoiceGroup
            kind="radio"
            legend="What do they ask for?"
            choices={ASKED_CHOICES}
            {...form.field('type')}
          />
        </Form>
      </Dialog>
    </>
  );
}
