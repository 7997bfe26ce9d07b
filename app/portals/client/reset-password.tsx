import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FORGOT_PASSWORD_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { resetLinkQuery, resetPasswordMutation } from '#app/features/accounts/recovery/data.ts';
import { resetPasswordForm } from '#app/features/accounts/recovery/schema.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import { NewPasswordFields } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { LoginChoices } from '#app/portals/frame/entrance/login-choices.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

export const meta = () => portalMeta('Choose a new password');

export default function ResetPassword() {
  const token = useLinkToken();
  const [isDone, setDone] = useState(false);
  return (
    <NarrowPage
      title="Choose a new password"
      lead="Every device that is logged in to your account will be logged out."
    >
      {isDone ? (
        <DonePanel title="Password updated" text="Your password has been changed. You can now log in.">
          <LoginChoices />
        </DonePanel>
      ) : (
        <LinkGate
          query={resetLinkQuery(token)}
          wayOut={<ButtonLink to={FORGOT_PASSWORD_PATH}>Request a new link</ButtonLink>}
        >
          {() => <ResetPasswordForm token={token} onDone={() => setDone(true)} />}
        </LinkGate>
      )}
    </NarrowPage>
  );
}

function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { mutateAsync: send } = useMutation(resetPasswordMutation);
  const form = useForm({
    values: { password: '', confirmPassword: '' },
    schema: resetPasswordForm,
    send: (sent) => send({ token, ...sent }),
    onDone,
    otherwise: 'We could not change your password. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Change my password" pendingLabel="Saving…">
      <NewPasswordFields
        label="New password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
    </Form>
  );
}
