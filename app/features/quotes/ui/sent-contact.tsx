import { useQuery } from '@tanstack/react-query';
import type { ClientCase } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import { turnedOff } from '#app/features/quotes/reach/contact-preference.ts';
import { ContactDetails } from './contact-details.tsx';
import { CorrectContact } from './correct-contact.tsx';
import { CorrectableCard } from './correctable-card.tsx';

export type SentContactCase = Pick<ClientCase, 'type' | 'contact' | 'city' | 'postalCode' | 'broker'>;
type SentContactProps = SentContactCase & {
  way: PersonWay;
  reach: Reach;
  mayCorrect: boolean;
};

/** How and when a person is reached, to be corrected while the request is open. */
export function SentContact({ way, reach, mayCorrect, ...shown }: SentContactProps) {
  const { contact, city, postalCode } = shown;
  const { data } = useQuery({
    ...{ queryKey: reach.queryKey, queryFn: reach.read },
    enabled: contact.phone !== null,
  });
  const place = [city, postalCode].filter(Boolean).join(', ');
  return (
    <CorrectableCard
      heading="How to reach you"
      correctLabel={mayCorrect ? 'Correct my details' : undefined}
      form={(done) => <CorrectContact {...{ way, reach, ...shown, ...done }} />}
    >
      <ContactDetails {...{ contact, place }} instead={turnedOff(contact, data)} />
    </CorrectableCard>
  );
}
