import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { firstAdminMutation, firstAdminQuery } from '#app/features/accounts/recovery/data.ts';
import { firstAdminForm } from '#app/features/accounts/recovery/schema.ts';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import { NewPasswordFields, UsernameField } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

export const meta = () => portalMeta('First administrator');

export default function FirstAdmin() {
  const token = useLinkToken();
  const [username, setUsername] = useState<string>();
  return (
    <NarrowPage
      door={PORTAL_DOORS.admin}
      title="First administrator"
      lead="This site has no administrator yet. The link that the server printed creates the first account, and works once."
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
  const { mutateAsync: send } = useMutation(firstAdminMutation);
  const form = useForm({
    values: { fullName: '', email: '', username: '', password: '', confirmPassword: '' },
    schema: firstAdminForm,
    send: (sent) => send({ token, ...sent }),
    onDone: (_, { username }) => onDone(username),
    otherwise: 'We could not create your account. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Create my account" pendingLabel="Creating account...">
      <TextField label="Full name" autoComplete="name" {...form.field('fullName')} />
      <TextField label="Email address" type="email" autoComplete="email" {...form.field('email')} />
      <UsernameField {...form.field('username')} />
      <NewPasswordFields password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
    </Form>
  );
}
