import { campaignOf, sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { contactPreference } from '#app/features/quotes/reach/contact-preference.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { PersonPhone } from '#app/portals/frame/case/person-phone.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

/** Beside a case: the person, the broker, and where it came from. What was answered stands under Summary. */
export function CaseFacts({ case: shown }: { case: AdminCase }) {
  const { contact, broker } = shown;
  return (
    <>
      <SidePart heading="Client">
        <p className="text-slate">{contactPreference(contact)}</p>
        <p className="mt-1 wrap-anywhere">
          <TextAnchor href={`mailto:${contact.email}`}>{contact.email}</TextAnchor>{' '}
          {!shown.isConfirmed && <Badge>Not confirmed</Badge>}
        </p>
        {contact.phone && (
          <PersonPhone id={shown.id} contact={{ ...contact, phone: contact.phone }} call={shown.call} />
        )}
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

function originOf({ source, createdAt, promiseAt, firstContactAt, readiness, attribution }: AdminCase) {
  const campaign = campaignOf(attribution);
  return [
    { term: 'Sent', detail: short(createdAt) },
    { term: 'By', detail: sourceName(source) },
    { term: 'Completeness', detail: `${readiness} of 100` },
    ...(promiseAt && !firstContactAt ? [{ term: 'Contact promised', detail: short(promiseAt) }] : []),
    ...(firstContactAt ? [{ term: 'First contact', detail: short(firstContactAt) }] : []),
    ...(campaign ? [{ term: 'Campaign', detail: campaign }] : []),
  ];
}
