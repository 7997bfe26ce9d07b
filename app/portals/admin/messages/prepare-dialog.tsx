import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { contactMessageQuery, prepareRequestMutation } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail } from '#app/features/contact/inbox/schema.ts';
import { prepareInput } from '#app/features/contact/prepared/schema.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { NoMailNote } from './no-mail-note.tsx';

/** Turns a message into a request: its sender gets the form, filled in, as only they can agree to share it with a broker. */
export function PrepareDialog({
  message: { id, email, prepared, sendsMail },
  named,
}: {
  message: ContactDetail;
  /** The requests that the message names: there is one already. */
  named: readonly string[];
}) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { queryKey } = contactMessageQuery(id);
  const prepare = useMutation({
    ...prepareRequestMutation(id),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const form = useForm({
    values: { type: '' },
    schema: prepareInput.omit({ was: true }),
    send: ({ type }) => prepare.mutateAsync({ type, was: prepared?.at ?? null }),
    onDone: (changed) => {
      queryClient.setQueryData(queryKey, changed);
      setOpen(false);
      showToast(
        sendsMail
          ? { title: 'The form is on its way', description: `Emailed to ${email}.` }
          : { title: 'The form is kept', description: 'Its email is under Email and was not sent.' },
      );
    },
    otherwise: 'We could not email the form. Please try again.',
    id: 'prepare',
  });
  const label = prepared ? 'Email the form again' : 'Turn into a request';
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Turn this message into a request"
        description={`They have not agreed to share it with a broker, so only they can send it. ${sendsMail ? 'We email them the quote form' : 'This writes an email with a link to the quote form,'} with their name, contact details and message filled in. Once they send it, the request is linked here.`}
      >
        <Form
          form={form}
          sendLabel={sendsMail ? 'Email the form' : 'Write the email'}
          pendingLabel={sendsMail ? 'Sending…' : 'Writing…'}
          onCancel={() => setOpen(false)}
        >
          {named.length > 0 && (
            <Callout tone="warning" title={`Request ${andWords(named)} exists already`}>
              The message names it. A form that they send makes another request.
            </Callout>
          )}
          {!sendsMail && (
            <NoMailNote>The form is kept under Email. Until it is sent, they do not hear of it.</NoMailNote>
          )}
          <SelectField
            label="What do they want to insure?"
            placeholder="Please choose"
            help={prepared ? 'The earlier link stops working.' : 'They can change it in the form.'}
            options={INSURANCE_TYPES.map((value) => ({ value, label: typeName(value) }))}
            {...form.field('type')}
          />
        </Form>
      </Dialog>
    </>
  );
}
