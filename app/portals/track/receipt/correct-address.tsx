import { useEffect } from 'react';
import { correctAddress } from '#app/features/quotes/data.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type CorrectAddressProps = {
  token: string;
  email: string;
  sendsMail: boolean;
  onDone: () => void;
  onCancel: () => void;
};

const MAILED =
  'We email a new link to this address. The old address gets a note that it was used by mistake, and its link stops working.';
const UNMAILED = 'No email goes out at the moment: this page stays your way back to the request.';

/** The right address instead of one that was mistyped. Until a mailbox is confirmed, whoever sent the request may say it. */
export function CorrectAddress({ token, email, sendsMail, onDone, onCancel }: CorrectAddressProps) {
  const form = useForm({
    values: { email },
    schema: async () => (await import('#app/features/quotes/tracking/schema.ts')).addressCorrection,
    send: (correction: { email: string }) => correctAddress(token, correction),
    onDone,
    otherwise: 'The address was not corrected. Please try again.',
    id: 'address',
  });
  const fieldId = form.idOf('email');
  useEffect(() => beginIn(document.getElementById(fieldId)), [fieldId]);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Form
        form={form}
        size="small"
        sendLabel="Correct the address"
        pendingLabel="Correcting…"
        problemTitle="The address is as it was"
        onCancel={onCancel}
        label="The right email address"
      >
        <TextField
          {...form.field('email')}
          label="The right email address"
          help={`${sendsMail ? MAILED : UNMAILED} What you agreed to is recorded for the new address.`}
          type="email"
          autoComplete="email"
        />
      </Form>
    </div>
  );
}

/** The cursor goes into the field. The page stays where it is unless the field is below the window: then its part begins below the header. */
function beginIn(field: HTMLElement | null): void {
  field?.focus({ preventScroll: true });
  if (field && field.getBoundingClientRect().bottom > innerHeight) field.closest('section')?.scrollIntoView();
}
