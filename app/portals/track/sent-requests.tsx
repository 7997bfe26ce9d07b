import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';

/** Every sending that belongs to one case: somebody who asks again for the same is not given a second broker. */
export function SentRequests({ requests }: Pick<TrackingSummary, 'requests'>) {
  const now = useNow();
  return (
    <Card heading="What was sent">
      <p className="text-slate">
        Requests for the same coverage with your email address are kept together. One that is not confirmed
        may be from somebody else; your contact details and answers stay as you gave them first.
      </p>
      <ul className="mt-4 flex flex-col gap-3">
        {requests.map(({ reference, sentAt, isConfirmed, isWithdrawn }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{reference}</span>
            <span className="text-slate">sent {whenText(new Date(sentAt), now)}</span>
            {isWithdrawn && <Badge tone="neutral">Withdrawn</Badge>}
            {!isWithdrawn && !isConfirmed && <Badge tone="warning">Not confirmed by email</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
