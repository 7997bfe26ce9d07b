import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FORGOT_PASSWORD_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { resetLinkQuery, resetPasswordMutation } from '#app/features/accounts/recovery/data.ts';
import { resetPasswordForm } from '#app/features/accounts/recovery/schema.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import { NewPasswordFields } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { LoginChoices } from '#app/portals/frame/entrance/login-choices.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';

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
  const form = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const sending = useFormSend(form, {
    mutation: resetPasswordMutation,
    toInput: (sent) => ({ token, ...sent }),
    onDone,
    otherwise: 'We could not change your password. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Change my password" pendingLabel="Saving…">
      <NewPasswordFields
        label="New password"
        password={{ error: errors.password?.message, ...form.register('password') }}
        confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
      />
    </AccountForm>
  );
}
