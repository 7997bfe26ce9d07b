import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useMemo } from 'react';
import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { DownloadButton } from '#app/features/documents/ui/download-button.tsx';
import { TestimonialCard } from '#app/features/testimonials/ui/testimonial-card.tsx';
import { Card } from '#app/ui/card.tsx';

/** After a request ended with a policy: what was agreed, papers to keep, certificates, and how it went. */
export function PolicyPart({ case: { id, agreed, steps, city } }: { case: ClientCase }) {
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase });
  const policies = (data?.items ?? []).filter(
    ({ state, category, side }) => state === 'available' && category === 'policy' && side === 'broker',
  );
  return (
    <>
      <AgreementCard agreed={agreed} />
      {policies.length > 0 && (
        <Card heading="Policy documents">
          <ul className="flex flex-col divide-y divide-line">
            {policies.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-3 py-2 first:pt-0 last:pb-0">
                <FileCheck2 aria-hidden="true" className="size-5 shrink-0 text-spruce" />
                <span className="min-w-0 flex-1 font-medium wrap-anywhere">{document.name}</span>
                <DownloadButton door={door} document={document} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <CertificatesCard
        caseId={id}
        steps={steps}
        open={(documentId) => <AttachedDocuments door={door} ids={[documentId]} asksWhy={false} />}
      />
      <TestimonialCard caseId={id} steps={steps} city={city} />
    </>
  );
}
