import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { DownloadButton } from '#app/features/documents/ui/download-button.tsx';

type CaseCertificatesProps = { caseId: string; steps: readonly string[] };

/** The certificates of a case with their files: sent out of the broker's documents, downloaded by whoever may. */
export function CaseCertificates({ caseId, steps }: CaseCertificatesProps) {
  const door = useMemo(() => caseDoor(caseId), [caseId]);
  const { data } = useQuery({ ...documentsQuery(door), retry: retryCase });
  const there = data?.items.filter(({ state }) => state === 'available') ?? [];
  return (
    <CertificatesCard
      {...{ caseId, steps }}
      documents={there.filter(({ side, mime }) => side === 'broker' && mime === 'application/pdf')}
      open={(documentId) => {
        const document = there.find((one) => one.id === documentId);
        return document && <DownloadButton door={door} document={document} />;
      }}
    />
  );
}
