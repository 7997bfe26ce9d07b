import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { contactPreference } from './contact-preference.ts';
import { CorrectContact } from './correct-contact.tsx';
import { CorrectableCard } from './correctable-card.tsx';

/** What is shown; the tracking page does not know the postal code, which may be what it asks for. */
export type SentContactCase = Pick<ClientCase, 'contact' | 'city'> & Partial<Pick<ClientCase, 'postalCode'>>;
type SentContactProps = SentContactCase & {
  way: PersonWay;
  mayCorrect: boolean;
};

/** How and when a person is reached, to be corrected while the request is open. */
export function SentContact({ contact, city, postalCode, way, mayCorrect }: SentContactProps) {
  const place = [city, postalCode].filter(Boolean).join(', ');
  return (
    <CorrectableCard
      heading="How to reach you"
      correctLabel={mayCorrect ? 'Correct my details' : undefined}
      form={(done) => <CorrectContact {...{ contact, way, ...done }} />}
    >
      <KeyFacts
        facts={[
          { term: 'Name', detail: contact.fullName },
          { term: 'Email', detail: contact.email },
          ...(contact.phone ? [{ term: 'Phone', detail: formatPhone(contact.phone) }] : []),
          ...(place ? [{ term: 'Place', detail: place }] : []),
          { term: 'Contact', detail: contactPreference(contact) },
        ]}
      />
    </CorrectableCard>
  );
}
