import { Mail, Phone } from 'lucide-react';
import type { PersonBroker } from '#app/features/cases/schema.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';

const WAY =
  'flex min-h-8 w-fit max-w-full items-center gap-2 font-medium text-spruce hover:underline pointer-coarse:min-h-11';

/** How somebody calls and writes to the broker who has accepted their request; nothing before that. */
export function BrokerReach({ broker: { phone, email } }: { broker: Pick<PersonBroker, 'phone' | 'email'> }) {
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={WAY}>
          <Phone aria-hidden="true" className="size-4 shrink-0" />
          {formatPhone(phone)}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={`${WAY} wrap-anywhere`}>
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          {email}
        </a>
      )}
    </>
  );
}
