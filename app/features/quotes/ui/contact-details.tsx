import { contactDetail } from '#app/features/quotes/reach/contact-preference.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type ContactDetailsProps = {
  contact: Parameters<typeof contactDetail>[0] & {
    fullName: string;
    email: string;
    phone: string | null;
  };
  place: string | null;
  /** How they are reached instead, where the way they asked for was turned off since. */
  instead?: string | null;
};

/** Who asked, and how and when they want to be reached. */
export function ContactDetails({ contact, place, instead = null }: ContactDetailsProps) {
  return (
    <KeyFacts
      facts={[
        { term: 'Name', detail: contact.fullName },
        { term: 'Email', detail: contact.email },
        ...(contact.phone ? [{ term: 'Phone', detail: formatPhone(contact.phone) }] : []),
        ...(place ? [{ term: 'Place', detail: place }] : []),
        { term: 'Contact', detail: instead ?? contactDetail(contact) },
      ]}
    />
  );
}
