import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { contactPreference } from './contact-preference.ts';
import { CorrectContact } from './correct-contact.tsx';
import { SavedNote } from './saved-note.tsx';

/** What is shown; the tracking page does not know the postal code, which may be what it asks for. */
export type SentContactCase = Pick<ClientCase, 'contact' | 'city'> & Partial<Pick<ClientCase, 'postalCode'>>;
type SentContactProps = SentContactCase & {
  way: PersonWay;
  mayCorrect: boolean;
};

/** How and when a person is reached, to be corrected while the request is open. */
export function SentContact({ contact, city, postalCode, way, mayCorrect }: SentContactProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = [city, postalCode].filter(Boolean).join(', ');
  return (
    <Card
      heading="How to reach you"
      aside={
        mayCorrect &&
        !isCorrecting && (
          <Button
            ref={button}
            look="secondary"
            size="small"
            onClick={() => {
              setSaved(false);
              setCorrecting(true);
            }}
          >
            Correct my details
          </Button>
        )
      }
    >
      {isCorrecting ? (
        <CorrectContact
          {...{ contact, way }}
          onSaved={() => {
            setCorrecting(false);
            setSaved(true);
          }}
          onClose={() => {
            flushSync(() => setCorrecting(false));
            button.current?.focus();
          }}
        />
      ) : (
        <>
          {isSaved && <SavedNote title="Your corrections are saved" />}
          <KeyFacts
            facts={[
              { term: 'Name', detail: contact.fullName },
              { term: 'Email', detail: contact.email },
              ...(contact.phone ? [{ term: 'Phone', detail: formatPhone(contact.phone) }] : []),
              ...(place ? [{ term: 'Place', detail: place }] : []),
              { term: 'Contact', detail: contactPreference(contact) },
            ]}
          />
        </>
      )}
    </Card>
  );
}
