import { useMemo } from 'react';
import { InformationRequestsCard } from '#app/features/cases/information-requests/ui/information-requests-card.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { caseDoor } from '#app/features/documents/data.ts';
import { CaseDocuments } from '#app/features/documents/ui/case-documents.tsx';
import { Card } from '#app/ui/card.tsx';

/** What was asked of the client and what they gave, and the documents of the case. */
export function CasePapers({ case: { id, steps, view } }: { case: BrokerCase | AdminCase }) {
  const door = useMemo(() => caseDoor(id), [id]);
  return (
    <>
      <InformationRequestsCard caseId={id} steps={steps} />
      <Card heading="Documents">
        <CaseDocuments door={door} reader={view} />
      </Card>
    </>
  );
}
