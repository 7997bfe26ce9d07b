import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { InformationRequestItem } from './information-request-item.tsx';
import { ReviewButtons } from './review-buttons.tsx';

type InformationRequestsCardProps = {
  caseId: string;
  /** The steps of the case that the reader may take now. */
  steps: readonly string[];
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** The document that answers a request. */
  given: (requestId: string) => ReactNode;
};

/** What was asked for on a case, for the broker who looks at the answers. */
export function InformationRequestsCard({ caseId, steps, actions, given }: InformationRequestsCardProps) {
  const { data, isError, refetch } = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase });
  if (data?.items.length === 0 && !actions) return null;
  return (
    <Card heading="Asked for" aside={actions}>
      {!data && !isError && <SkeletonText lines={3} />}
      {!data && isError && <LoadFailure what="the requests" onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-slate">Nothing has been asked for.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.items.map((request) => (
          <li key={request.id} className="py-4 first:pt-0 last:pb-0">
            <InformationRequestItem request={request} reader="broker">
              {given(request.id)}
              <ReviewButtons request={request} steps={steps} />
            </InformationRequestItem>
          </li>
        ))}
      </ul>
    </Card>
  );
}
