import type { CaseBroker } from '#app/features/cases/schema.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** The one broker who has access to the request now, as the person whose request it is reads of them. */
export function BrokerCard({ broker, isOpen }: { broker: CaseBroker | null; isOpen: boolean }) {
  return (
    <Card heading={broker && !broker.acceptedAt ? 'The broker we have asked' : 'Your broker'}>
      {broker ? (
        <KeyFacts
          facts={[
            { term: 'Name', detail: broker.fullName },
            { term: 'Brokerage', detail: broker.brokerage },
            { term: 'Licence', detail: broker.licenceNumber },
          ]}
        />
      ) : (
        <p className="text-slate">
          {isOpen
            ? 'No broker has your data yet. We are looking for one.'
            : 'No broker has access to your data.'}
        </p>
      )}
      {broker && !broker.acceptedAt && (
        <p className="mt-4 text-sm text-slate">
          Until they accept, they see what you asked for and where, but not your name, e-mail or phone number.
        </p>
      )}
    </Card>
  );
}
