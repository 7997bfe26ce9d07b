import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { contactPreference } from './contact-preference.ts';

type ContactDetailsProps = {
  contact: Parameters<typeof contactPreference>[0] & {
    fullName: string;
    email: string;
    phone: string | null;
  };
  place: string | null;
  /** Which way of contact was turned off since. */
  off?: string | null;
};

/** Who asked, and how and when they want to be reached. */
export function ContactDetails({ contact, place, off = null }: ContactDetailsProps) {
  return (
    <KeyFacts
      facts={[
        { term: 'Name', detail: contact.fullName },
        { term: 'Email', detail: contact.email },
        ...(contact.phone ? [{ term: 'Phone', detail: formatPhone(contact.phone) }] : []),
        ...(place ? [{ term: 'Place', detail: place }] : []),
        { term: 'Contact', detail: [contactPreference(contact), off].filter(Boolean).join(' ') },
      ]}
    />
  );
}
