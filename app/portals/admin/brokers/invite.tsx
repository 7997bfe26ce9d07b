import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { invitedBrokerOutput } from '#app/features/brokers/schema.ts';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Callout } from '#app/ui/callout.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { NoMailNote } from '../messages/no-mail-note.tsx';
import { InviteBrokerForm } from './invite-broker-form.tsx';

export const meta = () => portalMeta('Invite a broker');

type Invited = z.output<typeof invitedBrokerOutput>;

/** Brokers come by invitation alone: who they are and what they are licensed for is filled in here. */
export default function InviteBroker() {
  const [invited, setInvited] = useState<Invited[]>([]);
  const { data: overview } = useQuery(overviewQuery);
  const sendsMail = !overview || overview.keptMails === null;
  const told = useRef<HTMLDivElement>(null);
  // The form is longer than a window: what came of it is brought into sight.
  useEffect(() => {
    if (invited.length > 0) told.current?.focus();
  }, [invited.length]);
  return (
    <div className="max-w-form">
      <PageTitle
        above={<TextLink to="/admin/brokers">Brokers</TextLink>}
        lead={`${sendsMail ? 'They get an emailed link' : 'This writes an email with a link'} that works for seven days, and they choose a username and a password themselves. Check the licence first.`}
      >
        Invite a broker
      </PageTitle>
      <div ref={told} tabIndex={-1} className="scroll-mt-24 outline-none">
        {invited.map((broker) => (
          <InvitedNote key={broker.id} broker={broker} />
        ))}
      </div>
      {!sendsMail && invited.length === 0 && (
        <div className="mt-5">
          <NoMailNote>
            The invitation is kept under Email, and can be sent from there once there is one. Until then, the
            broker does not hear of it.
          </NoMailNote>
        </div>
      )}
      <div className="mt-6">
        {/* A new form for each: the one before has done its work. */}
        <InviteBrokerForm
          key={invited.length}
          sendsMail={sendsMail}
          onInvited={(broker) => setInvited([broker, ...invited])}
        />
      </div>
    </div>
  );
}

/** Where the link is, and until when it works. */
function InvitedNote({ broker: { id, fullName, email, invitedUntil, sendsMail } }: { broker: Invited }) {
  const until = formatAlbertaTime(new Date(invitedUntil), 'dateTime');
  return (
    <Callout
      tone={sendsMail ? 'success' : 'warning'}
      live
      className="mt-5"
      title={sendsMail ? `${fullName} is invited` : `${fullName} is invited, but has not been told`}
    >
      <TextLink to={`/admin/brokers/${id}`}>Open their page</TextLink>.{' '}
      {sendsMail ? (
        `The link went to ${email} and works until ${until}.`
      ) : (
        <>
          No mail server is set up, so the email to {email} is kept under{' '}
          <TextLink to="/admin/messages?show=mail">Email</TextLink>. Once there is one, send it from there:
          its link works until {until}.
        </>
      )}
    </Callout>
  );
}
