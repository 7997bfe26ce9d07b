import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import {
  NewPasswordFields,
  TermsField,
  UsernameField,
} from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { acceptInvitationMutation, invitationQuery } from '#app/features/brokers/data.ts';
import { acceptInvitationForm } from '#app/features/brokers/schema.ts';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';

export const meta = () => portalMeta('Your invitation');

export default function Invitation() {
  const token = useLinkToken();
  const [username, setUsername] = useState<string>();
  return (
    <NarrowPage
      door={PORTAL_DOORS.broker}
      title="Your invitation"
      lead={`Choose how you log in to the Broker Portal of ${brand.name}.`}
    >
      {username === undefined ? (
        <LinkGate
          query={invitationQuery(token)}
          wayOut={
            <p>
              Write to <TextAnchor href={`mailto:${brand.email}`}>{brand.email}</TextAnchor>.
            </p>
          }
        >
          {({ fullName, email }) => (
            <>
              <KeyFacts
                className="mb-6 border-b border-line pb-4"
                facts={[
                  { term: 'Name', detail: fullName },
                  { term: 'Email', detail: email },
                ]}
              />
              <InvitationForm token={token} onDone={setUsername} />
            </>
          )}
        </LinkGate>
      ) : (
        <DonePanel title="Your account is ready" text="You can now log in.">
          <ButtonLink to={PORTAL_DOORS.broker.loginPath} state={{ username }}>
            Log in to the Broker Portal
          </ButtonLink>
        </DonePanel>
      )}
    </NarrowPage>
  );
}

function InvitationForm({ token, onDone }: { token: string; onDone: (username: string) => void }) {
  const form = useForm({
    resolver: zodResolver(acceptInvitationForm),
    defaultValues: { username: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const sending = useFormSend(form, {
    mutation: acceptInvitationMutation,
    toInput: (sent) => ({ token, ...sent }),
    onDone: (_, { username }) => onDone(username),
    otherwise: 'We could not make your account. Please try again later.',
  });
  return (
    <AccountForm sending={sending} sendLabel="Create my account" pendingLabel="Creating account...">
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <NewPasswordFields
        password={{ error: errors.password?.message, ...form.register('password') }}
        confirmPassword={{ error: errors.confirmPassword?.message, ...form.register('confirmPassword') }}
      />
      <TermsField error={errors.agreeTerms?.message} {...form.register('agreeTerms')} />
    </AccountForm>
  );
}
