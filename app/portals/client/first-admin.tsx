import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { firstAdminMutation, firstAdminQuery } from '#app/features/accounts/recovery/data.ts';
import { firstAdminForm } from '#app/features/accounts/recovery/schema.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import { NewPasswordFields, UsernameField } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export const meta = () => portalMeta('First administrator');

export default function FirstAdmin() {
  const token = useLinkToken();
  const [username, setUsername] = useState<string>();
  return (
    <NarrowPage
      door={PORTAL_DOORS.admin}
      title="First administrator"
      lead="This site has nobody to run it yet. The link that the server printed makes the first account, once."
    >
      {username === undefined ? (
        <LinkGate query={firstAdminQuery(token)}>
          {() => <FirstAdminForm token={token} onDone={setUsername} />}
        </LinkGate>
      ) : (
        <DonePanel title="Your account is ready" text="You can now log in. Two-factor login comes next.">
          <ButtonLink to={PORTAL_DOORS.admin.loginPath} state={{ username }}>
            Log in to the admin area
          </ButtonLink>
        </DonePanel>
      )}
    </NarrowPage>
  );
}

function FirstAdminForm({ token, onDone }: { token: string; onDone: (username: string) => void }) {
  const form = useForm({
    resolver: zodResolver(firstAdminForm),
    defaultValues: { fullName: '', email: '', username: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const sending = useFormSend(form, {
    mutation: firstAdminMutation,
    toInput: (sent) => ({ token, ...sent }),
    onDone: (_, { username }) => onDone(username),
    otherwise: 'We could not make your account. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Create my account" pendingLabel="Creating account...">
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <NewPasswordFields
        password={{ error: errors.password?.message, ...form.register('password') }}
        confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
      />
    </AccountForm>
  );
}
