import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DonePanel } from '#app/features/accounts/recovery/ui/done-panel.tsx';
import { LinkGate } from '#app/features/accounts/recovery/ui/link-gate.tsx';
import { useLinkToken } from '#app/features/accounts/recovery/ui/link-token.ts';
import {
  NewPasswordFields,
  TermsField,
  UsernameField,
} from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { acceptInvitationMutation, invitationQuery } from '#app/features/brokers/data.ts';
import { acceptInvitationForm } from '#app/features/brokers/schema.ts';
import { NarrowPage } from '#app/portals/frame/entrance/narrow-page.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';

export const meta = () => portalMeta('Your invitation');

export default function Invitation() {
  const token = useLinkToken();
  const [username, setUsername] = useState<string>();
  const { data } = useQuery({ ...invitationQuery(token), enabled: false });
  const door = data?.role === 'admin' ? PORTAL_DOORS.admin : PORTAL_DOORS.broker;
  return (
    <NarrowPage door={door} title="Your invitation" lead={`Choose how you log in to ${brand.name}.`}>
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
          <ButtonLink to={door.loginPath} state={{ username }}>
            {door === PORTAL_DOORS.admin ? 'Log in to the admin area' : 'Log in to the Broker Portal'}
          </ButtonLink>
        </DonePanel>
      )}
    </NarrowPage>
  );
}

function InvitationForm({ token, onDone }: { token: string; onDone: (username: string) => void }) {
  const { mutateAsync: send } = useMutation(acceptInvitationMutation);
  const form = useForm({
    values: { username: '', password: '', confirmPassword: '', agreeTerms: false },
    schema: acceptInvitationForm,
    send: (sent) => send({ token, ...sent }),
    onDone: (_, { username }) => onDone(username),
    otherwise: 'We could not create your account. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Create my account" pendingLabel="Creating account...">
      <UsernameField {...form.field('username')} />
      <NewPasswordFields password={form.field('password')} confirmPassword={form.field('confirmPassword')} />
      <TermsField {...form.box('agreeTerms')} />
    </Form>
  );
}
