import { useEffect, useRef } from 'react';
import { correctAddress } from '#app/features/quotes/data.ts';
import { keepCorrected } from '#app/features/quotes/tracking/kept-receipt.ts';
import { EmailField } from '#app/features/quotes/ui/slips/email-field.tsx';
import { suggestEmail } from '#app/features/quotes/ui/slips/suggest-email.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type CorrectAddressProps = {
  token: string;
  email: string;
  sendsMail: boolean;
  onDone: (email: string) => void;
  onCancel: () => void;
};

const MAILED =
  'We email a new link to this address. The old address gets a note that it was used by mistake, and its link stops working.';
const UNMAILED = 'No email goes out at the moment: this page stays your way back to the request.';

const DOUBTED = 'Is this address right? If it is, press the button once more.';

/** The right address instead of one that was mistyped. Until a mailbox is confirmed, whoever sent the request may say it. */
export function CorrectAddress({ token, email, sendsMail, onDone, onCancel }: CorrectAddressProps) {
  // What looked like a slip, and was pointed out: who sends it then means it.
  const doubted = useRef('');
  const form = useForm({
    values: { email },
    schema: async () => (await import('#app/features/quotes/tracking/schema.ts')).addressCorrection,
    async send(correction: { email: string }) {
      if (suggestEmail(correction.email) && correction.email !== doubted.current) {
        doubted.current = correction.email;
        throw new ApiError(422, '', { errors: { email: DOUBTED } });
      }
      return correctAddress(token, correction);
    },
    onDone: (_, { email: right }) => {
      keepCorrected(token, right);
      onDone(right);
    },
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
        sendLabel="Correct the email address"
        pendingLabel="Correcting…"
        problemTitle="The address is as it was"
        onCancel={onCancel}
        label="The right email address"
      >
        <EmailField
          {...form.field('email')}
          label="The right email address"
          help={`${sendsMail ? MAILED : UNMAILED} What you agreed to is recorded for the new address.`}
          typed={form.values.email}
          onTake={(meant) => form.fill({ email: meant })}
          onDoubt={(slip) => {
            doubted.current = slip;
          }}
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
