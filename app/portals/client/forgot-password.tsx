import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgotPasswordMutation } from '#app/features/accounts/recovery/data.ts';
import { forgotPasswordInput } from '#app/features/accounts/recovery/schema.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';

export const meta = () => portalMeta('Forgot password');

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <NarrowPage
      title="Forgot your password?"
      lead="We send you a link to choose a new one. It works for every account: client, broker and administrator."
      below={
        <p>
          Do you remember your password? <TextLink to={PORTAL_DOORS.client.loginPath}>Log in</TextLink>.
        </p>
      }
    >
      {sentTo === undefined ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <DonePanel
          title="Check your email"
          text="If an account exists for that address, we have sent a link to reset your password."
        >
          <p className="text-sm text-slate">
            You entered <span className="font-medium wrap-anywhere text-ink">{sentTo}</span>. The link works
            for 60 minutes. No email? Please look in your spam folder.
          </p>
          <Button look="secondary" onClick={() => setSentTo(undefined)}>
            Try another address
          </Button>
        </DonePanel>
      )}
    </NarrowPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    values: { email: '' },
    schema: forgotPasswordInput,
    send: useMutation(forgotPasswordMutation).mutateAsync,
    onDone: (_, { email }) => onSent(email),
    otherwise: 'We could not send your request. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Send me a link" pendingLabel="Sending…">
      <TextField
        label="Email address"
        help="The one you registered with."
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
    </Form>
  );
}
