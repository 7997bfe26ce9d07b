import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { CaseDocuments } from '#app/features/documents/ui/case-documents.tsx';
import { DocumentUploader } from '#app/features/documents/ui/uploads/document-uploader.tsx';
import { Card } from '#app/ui/card.tsx';

/** What the broker asked for, answered in place, and the documents that were sent. */
export function AskedFor({ case: { id, steps } }: { case: ClientCase }) {
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery(documentsQuery(door));
  return (
    <>
      <InformationRequestsCard
        caseId={id}
        reader="client"
        steps={steps}
        upload={(request) => (
          <DocumentUploader door={door} room={data?.room ?? 1} fields={{ requestId: request.id }} />
        )}
      />
      <Card heading="Documents">
        <CaseDocuments door={door} reader="client" />
      </Card>
    </>
  );
}
