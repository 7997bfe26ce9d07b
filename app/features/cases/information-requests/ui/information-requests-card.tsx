import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { InformationKind, InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Card } from '#app/ui/card.tsx';
import { useLedTo } from '#app/ui/frame/led-to.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { InformationRequestItem } from './information-request-item.tsx';
import { ReviewButtons } from './review-buttons.tsx';

const HEADINGS = { document: 'Documents you asked for', answer: 'Questions to the client' } as const;

type InformationRequestsCardProps = {
  caseId: string;
  kind: InformationKind;
  heading?: string;
  /** Where links lead that mean this card, and not the top of its part. */
  id?: string;
  /** The steps of the case that the reader may take now. */
  steps: readonly string[];
  /** What answers a request: documents, or fields of the form. */
  given?: (request: InformationRequest) => ReactNode;
};

/** The documents or the answers that were asked for on a case, for the broker who looks at what came. */
export function InformationRequestsCard({
  caseId,
  kind,
  heading = HEADINGS[kind],
  id,
  steps,
  given,
}: InformationRequestsCardProps) {
  const { data, isError, refetch } = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase });
  const asked = data?.items.filter((one) => one.kind === kind) ?? [];
  const isHere = asked.length > 0;
  const card = useLedTo<HTMLElement>(isHere ? id : undefined);
  if (!data && isError) return <LoadFailure what="the requests" onRetry={() => void refetch()} />;
  if (!isHere) return null;
  return (
    <Card ref={card} tabIndex={-1} className="scroll-mt-4" heading={heading}>
      <ul className="flex flex-col divide-y divide-line">
        {asked.map((request) => (
          <li key={request.id} className="py-4 first:pt-0 last:pb-0">
            <InformationRequestItem request={request} reader="broker">
              {given?.(request)}
              <ReviewButtons request={request} steps={steps} />
            </InformationRequestItem>
          </li>
        ))}
      </ul>
    </Card>
  );
}
