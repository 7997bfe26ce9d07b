import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { invitedBrokerOutput } from '#app/features/brokers/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { Callout } from '#app/ui/callout.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { InviteBrokerForm } from './invite-broker-form.tsx';

export const meta = () => portalMeta('Invite a broker');

type Invited = z.output<typeof invitedBrokerOutput>;

/** Brokers come by invitation alone: who they are and what they are licensed for is filled in here. */
export default function InviteBroker() {
  const [invited, setInvited] = useState<Invited[]>([]);
  const said = useRef<HTMLDivElement>(null);
  // It is sent from the end of a long form: what came of it stands above.
  useEffect(() => {
    if (invited.length > 0) said.current?.focus();
  }, [invited]);
  return (
    <div className="max-w-form">
      <PageTitle
        above={<TextLink to="/admin/brokers">Brokers</TextLink>}
        lead="They get an email with a link for seven days, and choose a username and a password themselves. Check the licence first."
      >
        Invite a broker
      </PageTitle>
      <div ref={said} tabIndex={-1} className="outline-none">
        {invited.map(({ id, fullName, email, invitedUntil }) => (
          <Callout key={id} tone="success" live className="mt-5" title={`${fullName} is invited`}>
            The link went to {email} and works until {formatAlbertaTime(new Date(invitedUntil), 'dateTime')}.
          </Callout>
        ))}
      </div>
      <div className="mt-6">
        {/* A new form for each: the one before has done its work. */}
        <InviteBrokerForm key={invited.length} onInvited={(broker) => setInvited([broker, ...invited])} />
      </div>
    </div>
  );
}
