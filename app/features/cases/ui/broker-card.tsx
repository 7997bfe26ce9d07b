import { BadgeCheck, Building2 } from 'lucide-react';
import type { CaseBroker } from '#app/features/cases/schema.ts';
import { Card } from '#app/ui/card.tsx';

/** The one broker who has access to the request now, as the person whose request it is reads of them. */
export function BrokerCard({ broker, isOpen }: { broker: CaseBroker | null; isOpen: boolean }) {
  const isAsked = broker !== null && !broker.acceptedAt;
  return (
    <Card heading={isAsked ? 'The broker we have asked' : 'Your broker'}>
      {broker ? (
        <>
          <p className="text-xl font-semibold">{broker.fullName}</p>
          <ul className="mt-2 flex flex-col gap-1.5">
            <li className="flex gap-2.5">
              <Building2 aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
              {broker.brokerage}
            </li>
            <li className="flex gap-2.5">
              <BadgeCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-spruce" />
              <span>
                Licence <span className="whitespace-nowrap">{broker.licenceNumber}</span>
              </span>
            </li>
          </ul>
        </>
      ) : (
        <p className="text-slate">
          {isOpen
            ? 'No broker has your data now. We are looking for one.'
            : 'No broker has access to your data.'}
        </p>
      )}
      {isAsked && (
        <p className="mt-4 text-sm text-slate">
          Until they accept, they see what you asked for and where, but not your name, email or phone number.
        </p>
      )}
    </Card>
  );
}
