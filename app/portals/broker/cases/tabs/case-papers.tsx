import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import { ReviewButtons } from '#app/features/cases/information-requests/ui/review-buttons.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { CaseDocuments } from '#app/features/documents/ui/case-documents.tsx';
import { Card } from '#app/ui/card.tsx';
import { useWhichCertificate } from './which-certificate.tsx';

/** The documents that were asked for and what came, and all documents of the case. */
export function CasePapers({ case: { id, status, steps, view } }: { case: BrokerCase | AdminCase }) {
  const asks = useWhichCertificate({ id, steps });
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase });
  const { data: asked } = useQuery({ ...informationRequestsQuery(id), retry: retryCase });
  const filesOf = (requestId: string) =>
    (data?.items ?? []).filter((one) => one.requestId === requestId).map((one) => one.id);
  const review = ({ requestId }: DocumentOutput) => {
    const request = asked?.items.find((one) => one.id === requestId && one.state === 'submitted');
    return request && <ReviewButtons request={request} steps={steps} files={filesOf(request.id).length} />;
  };
  const given = (request: InformationRequest) => {
    return <AttachedDocuments ids={filesOf(request.id)} {...{ door, review }} asksWhy={view === 'admin'} />;
  };
  return (
    <>
      <InformationRequestsCard kind="document" caseId={id} {...{ steps, given }} />
      <Card heading="Documents">
        <CaseDocuments
          door={door}
          reader={view}
          {...{ review, asks }}
          category={status === 'won' ? 'policy' : 'other'}
        />
      </Card>
    </>
  );
}
