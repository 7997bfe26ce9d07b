import { Eye, Mail, Phone } from 'lucide-react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { contactPreference } from '#app/features/quotes/ui/contact-preference.ts';
import { Card } from '#app/ui/card.tsx';
import { TextAnchor } from '#app/ui/text-link.tsx';

/** Who this is and how to reach them, once the request is accepted; before that, what will be here. */
export function ContactDetails({ case: shown }: { case: BrokerCase | AdminCase }) {
  const { contact } = shown;
  return (
    <Card heading="Contact">
      {contact ? (
        <>
          <p className="text-xl font-semibold">{contact.fullName}</p>
          <p className="mt-1 font-medium text-spruce">{contactPreference(contact)}</p>
          <ul className="mt-3 flex flex-col">
            {contact.phone && (
              <li>
                <TextAnchor
                  href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}
                  className="inline-flex min-h-11 items-center gap-2.5"
                >
                  <Phone aria-hidden="true" className="size-5" />
                  {contact.phone}
                </TextAnchor>
              </li>
            )}
            <li>
              <TextAnchor
                href={`mailto:${contact.email}`}
                className="inline-flex min-h-11 max-w-full items-center gap-2.5 wrap-anywhere"
              >
                <Mail aria-hidden="true" className="size-5 shrink-0" />
                {contact.email}
              </TextAnchor>
            </li>
          </ul>
        </>
      ) : (
        <p className="text-slate">
          Name, phone and email appear here when you accept, with the way and the times this person chose.
        </p>
      )}
      <p className="mt-4 flex gap-2.5 border-t border-line pt-4 text-sm text-slate">
        <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        This person sees that you opened this request, what you could read, and when.
      </p>
    </Card>
  );
}
