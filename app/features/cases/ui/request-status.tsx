import { Clock } from 'lucide-react';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase, TrackingSummary } from '#app/features/cases/schema.ts';
import { Card } from '#app/ui/card.tsx';
import { whenText } from './deadline/deadline.ts';
import { useNow } from './deadline/use-now.ts';
import { RequestProgress } from './request-progress.tsx';

type Request = Pick<
  ClientCase | TrackingSummary,
  'status' | 'statusText' | 'promiseAt' | 'firstRespondedAt' | 'broker' | 'closedAt'
>;

/** Where a request stands, for the person who sent it: the status in plain words, and the promise. */
export function RequestStatus({ request }: { request: Request }) {
  const now = useNow();
  const promise = promiseWords(request, now);
  return (
    <Card className="sm:p-8">
      <h2 className="text-xl font-semibold text-balance sm:text-2xl">{request.statusText}</h2>
      {promise && (
        <p className="mt-3 flex gap-2.5 text-lg">
          <Clock aria-hidden="true" className="mt-1 size-5.5 shrink-0 text-spruce" />
          <span>{promise}</span>
        </p>
      )}
      {isOpenStatus(request.status) && (
        <div className="mt-6">
          <RequestProgress status={request.status} firstRespondedAt={request.firstRespondedAt} />
        </div>
      )}
    </Card>
  );
}

/** The promise as it stands: still running, kept, or missed. Nothing is promised any more once a request is closed. */
function promiseWords(
  { status, promiseAt, firstRespondedAt, broker, closedAt }: Request,
  now: Date,
): string | null {
  if (!isOpenStatus(status)) return closedAt ? `Closed: ${whenText(new Date(closedAt), now)}.` : null;
  const accepted = broker?.acceptedAt ? broker.fullName : null;
  if (firstRespondedAt)
    return `${accepted ?? 'A licensed broker partner'} was in touch with you: ${whenText(new Date(firstRespondedAt), now)}.`;
  if (!promiseAt) return null;
  const due = new Date(promiseAt);
  if (due <= now)
    return `We had asked for contact with you by ${whenText(due, now)}. We are sorry that this is late.`;
  return accepted
    ? `We have asked ${accepted} to contact you by ${whenText(due, now)}.`
    : `We ask a licensed broker partner to contact you by ${whenText(due, now)}.`;
}
