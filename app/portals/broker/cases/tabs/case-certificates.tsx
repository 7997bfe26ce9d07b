import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { policyPapers } from '#app/features/cases/ui/policy-papers.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { DocumentUploader } from '#app/features/documents/ui/uploads/document-uploader.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const CorrectPolicyDialog = whenOpened(
  async () => (await import('../dialogs/correct-policy-dialog.tsx')).CorrectPolicyDialog,
  ({ open }) => open,
);

/** What was agreed in the end, and the certificates that somebody needs of it. */
export function CasePolicy({ case: shown }: { case: BrokerCase | AdminCase }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AgreementCard agreed={shown.agreed}>
        <p>The client reads this under Policy. Upload {policyPapers(shown.type, 'their')} under Documents.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to="?tab=documents" replace look="secondary" size="small">
            Send the policy documents
          </ButtonLink>
          {shown.steps.includes('correct_policy') && (
            <Button look="secondary" size="small" onClick={() => setOpen(true)}>
              Edit
              <span className="sr-only"> policy details</span>
            </Button>
          )}
        </div>
        {shown.agreed && (
          <CorrectPolicyDialog
            // What is filled in is what is recorded.
            key={JSON.stringify(shown.agreed)}
            caseId={shown.id}
            version={shown.version}
            agreed={shown.agreed}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </AgreementCard>
      <CaseCertificates case={shown} />
    </>
  );
}

/** The certificates of an insured business; one is sent from a file, or by choosing it among the PDFs of the case. */
function CaseCertificates({ case: { id, steps, view, agreed } }: { case: BrokerCase | AdminCase }) {
  const door = useMemo(() => caseDoor(id), [id]);
  const { data } = useQuery(documentsQuery(door));
  const { data: certificates } = useQuery(certificatesQuery(id));
  const sendable = data?.items.filter(
    ({ mime, state, visibility, replacedById }) =>
      mime === 'application/pdf' && state === 'available' && visibility === 'client' && !replacedById,
  );
  return (
    <CertificatesCard
      certificates={certificates?.items}
      steps={steps}
      startsOn={agreed?.effectiveOn}
      documents={sendable ?? []}
      upload={({ id: requestId, holder }) => (
        <DocumentUploader
          door={door}
          look="secondary"
          room={data?.room ?? 0}
          part={`certificate ${requestId}`}
          sender="staff"
          fields={{ category: 'certificate', requestId }}
          sendLabel={`Send the certificate for ${holder}`}
        />
      )}
      open={(documentId) => <AttachedDocuments {...{ door }} ids={[documentId]} asksWhy={view === 'admin'} />}
    />
  );
}
