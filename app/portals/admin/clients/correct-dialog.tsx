import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CORRECTION_CHOICES, correctionInput } from '#app/features/accounts/oversight/correction.ts';
import { correctClientMutation } from '#app/features/cases/oversight/clients/data.ts';
import type { AdminClientDetail } from '#app/features/cases/oversight/clients/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';

type CorrectDialogProps = { client: AdminClientDetail; onDone: () => void };

/** The button that corrects the details of a client's account, and the dialog with its form. */
export function CorrectDialog({ client, onDone }: CorrectDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Correct details
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Correct the details of ${client.fullName}`}
        description="The client is told who corrected what. Requests that they have already sent keep their own contact details."
        place="top"
      >
        <CorrectionForm
          client={client}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </>
  );
}

function CorrectionForm({ client, onDone, onCancel }: CorrectDialogProps & { onCancel: () => void }) {
  // What was seen when the form was opened: if it changes meanwhile, the server says so.
  const [was] = useState({ fullName: client.fullName, phone: client.phone, email: client.email });
  const form = useForm({
    values: { ...was, phone: was.phone ?? '', reason: '', was },
    schema: correctionInput,
    send: useMutation(correctClientMutation(client.id)).mutateAsync,
    onDone: () => {
      const isNewEmail = form.values.email.trim().toLowerCase() !== was.email.toLowerCase();
      showToast({
        title: isNewEmail
          ? 'Saved. The new address is used once the client has opened the link we sent there'
          : 'The details are corrected',
      });
      onDone();
    },
    otherwise: 'We could not correct these details. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Save" pendingLabel="Saving…" onCancel={onCancel}>
      <TextField label="Full name" autoComplete="off" {...form.field('fullName')} />
      <TextField label="Phone" optional type="tel" autoComplete="off" {...form.field('phone')} />
      <TextField
        label="Email"
        help="We email a link to a new address. The address is used once the client has opened that link."
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <SelectField
        label="Why?"
        placeholder="Please choose"
        options={CORRECTION_CHOICES}
        {...form.field('reason')}
      />
    </Form>
  );
}
