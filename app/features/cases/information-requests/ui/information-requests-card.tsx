import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { type InformationRequest, UNANSWERED } from '#app/features/cases/information-requests/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Card } from '#app/ui/card.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { InformationRequestItem } from './information-request-item.tsx';
import { ReviewButtons } from './review-buttons.tsx';

type InformationRequestsCardProps = {
  caseId: string;
  reader: 'client' | 'broker';
  /** The steps of the case that the reader may take now. */
  steps: readonly string[];
  /** Where a document is uploaded for a request; without it the page has another place for it. */
  upload?: (request: InformationRequest) => ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
};

/** What was asked for on a case: the client answers in place, the broker looks at the answers. */
export function InformationRequestsCard({
  caseId,
  reader,
  steps,
  upload,
  actions,
}: InformationRequestsCardProps) {
  const { data, isError, refetch } = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase });
  if (data?.items.length === 0 && !actions) return null;
  return (
    <Card heading={reader === 'client' ? 'Your broker asks for' : 'Asked for'} aside={actions}>
      {!data && !isError && <SkeletonText lines={3} />}
      {!data && isError && <LoadFailure what="the requests" onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-slate">Nothing has been asked for.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.items.map((request) => (
          <li key={request.id} className="py-4 first:pt-0 last:pb-0">
            <InformationRequestItem request={request} reader={reader}>
              <Actions request={request} reader={reader} steps={steps} upload={upload} />
            </InformationRequestItem>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type ActionsProps = Pick<InformationRequestsCardProps, 'reader' | 'steps'> & {
  request: InformationRequest;
  upload: InformationRequestsCardProps['upload'];
};

function Actions({ request, reader, steps, upload }: ActionsProps) {
  const isUnanswered = UNANSWERED.some((state) => state === request.state);
  if (reader === 'broker') return <ReviewButtons request={request} steps={steps} />;
  if (!isUnanswered || !steps.includes('answer_request')) return null;
  return (
    <>
      {request.kind === 'document' && upload && <div className="mt-3">{upload(request)}</div>}
      <AnswerForm
        label={request.kind === 'document' ? 'Or answer in words' : 'Your answer'}
        requestId={request.id}
      />
    </>
  );
}
