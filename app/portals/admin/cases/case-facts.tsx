import { Mail } from 'lucide-react';
import { campaignOf, sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { pausedSince } from '#app/features/cases/ui/deadline/paused-since.ts';
import { contactPreference } from '#app/features/quotes/reach/contact-preference.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { PersonPhone, WAY } from '#app/portals/frame/case/person-phone.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

/** Beside a case: the person, the broker, and where it came from. What was answered stands under Summary. */
export function CaseFacts({ case: shown }: { case: AdminCase }) {
  const { contact, broker } = shown;
  return (
    <>
      <SidePart heading="Client">
        <p className="text-slate">{contactPreference(contact)}</p>
        {contact.phone && (
          <PersonPhone id={shown.id} contact={{ ...contact, phone: contact.phone }} call={shown.call} />
        )}
        <p className="flex flex-wrap items-center gap-x-2">
          <a href={`mailto:${contact.email}`} className={`${WAY} wrap-anywhere`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {contact.email}
          </a>
          {!shown.isConfirmed && <Badge>Not confirmed</Badge>}
        </p>
        <p className="mt-2 text-sm text-slate">The client sees that you viewed this request.</p>
      </SidePart>
      <SidePart heading="Broker">
        {broker ? (
          <KeyFacts
            label="Broker"
            isDense
            facts={[
              { term: 'Name', detail: broker.fullName },
              { term: 'Brokerage', detail: broker.brokerage },
              { term: 'Licence', detail: broker.licenceNumber },
              { term: 'Accepted', detail: broker.acceptedAt ? short(broker.acceptedAt) : 'Not yet' },
            ]}
          />
        ) : (
          <p className="text-slate">No broker has this request.</p>
        )}
      </SidePart>
      <SidePart heading="Source">
        <KeyFacts label="Source" isDense facts={originOf(shown)} />
      </SidePart>
    </>
  );
}

function originOf(shown: AdminCase) {
  const { source, createdAt, promiseAt, firstContactAt, readiness, attribution, clocks } = shown;
  const paused = clocks.find(({ kind }) => kind === 'promise')?.paused;
  const campaign = campaignOf(attribution);
  return [
    { term: 'Sent', detail: short(createdAt) },
    { term: 'By', detail: sourceName(source) },
    { term: 'Answers complete', detail: `${readiness}%` },
    ...(promiseAt && !firstContactAt ? [{ term: 'Contact promised', detail: short(promiseAt) }] : []),
    ...(paused ? [{ term: 'Contact promised', detail: pausedSince(paused) }] : []),
    ...(firstContactAt ? [{ term: 'First contact', detail: short(firstContactAt) }] : []),
    ...(campaign ? [{ term: 'Campaign', detail: campaign }] : []),
  ];
}
