import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { AskedForCard } from '#app/features/cases/information-requests/ui/asked-for-card.tsx';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { CaseDocuments } from '#app/features/documents/ui/case-documents.tsx';
import { askedCategory } from '#app/features/documents/ui/uploads/asked-category.ts';
import { DocumentUploader } from '#app/features/documents/ui/uploads/document-uploader.tsx';
import { uploadsQuery } from '#app/features/documents/ui/uploads/uploads-query.ts';
import { noteOn, onceSent, YOUR_BROKER } from '#app/features/messages/ui/composer/question-about.ts';
import { Card } from '#app/ui/card.tsx';

type PersonPapersProps = {
  /** Made once per case. */
  door: DocumentDoor;
  way: PersonWay;
  requests: readonly InformationRequest[];
  steps: readonly string[];
  reader: 'client' | 'visitor';
};

/** The documents that the broker asked for, sent in place, and all documents of a case, for its person. */
export function PersonPapers({ door, way, requests, steps, reader }: PersonPapersProps) {
  const { data } = useQuery(documentsQuery(door));
  const given = ({ id }: InformationRequest) => {
    const ids = (data?.items ?? []).filter((one) => one.requestId === id).map((one) => one.id);
    return <AttachedDocuments door={door} ids={ids} asksWhy={false} />;
  };
  const askedBy = requests.findLast((one) => one.askedBy)?.askedBy;
  return (
    <>
      <AskedForCard
        heading="Requested by your broker"
        requests={requests.filter(({ kind }) => kind === 'document')}
        {...{ steps, way, given }}
        noteOn={(text) => noteOn(text, onceSent(askedBy?.fullName ?? YOUR_BROKER))}
        upload={(request) => <AskedUpload {...{ door, request }} room={data?.room ?? 1} />}
        more={(request) => <AnotherFile {...{ door, request }} room={data?.room ?? 1} />}
      />
      <Card heading="Documents">
        <CaseDocuments door={door} reader={reader} />
      </Card>
    </>
  );
}

type AskedUploadProps = { door: DocumentDoor; request: InformationRequest; room: number };

/** Takes the files for something that was asked for; they travel on while another place for the same shows them. */
export function AskedUpload({ door, request, room }: AskedUploadProps) {
  return (
    <DocumentUploader
      {...{ door, room }}
      part={request.id}
      sender="person"
      fields={{ requestId: request.id }}
      category={askedCategory(request.title)}
    />
  );
}

/** Whether files for it are still on their way, or could not be sent. */
export function useHasUnsent({ door, request }: Omit<AskedUploadProps, 'room'>): boolean {
  const { data: unsent = [] } = useQuery(uploadsQuery({ door, part: request.id }));
  return unsent.length > 0;
}

/** One more file for what was sent already; open where one of those before is not there yet, or was refused. */
function AnotherFile(asked: AskedUploadProps) {
  const hasUnsent = useHasUnsent(asked);
  const [isOpen, setOpen] = useState(hasUnsent);
  useEffect(() => {
    if (hasUnsent) setOpen(true);
  }, [hasUnsent]);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce">
        Send another file for this
      </summary>
      <div className="mt-1">
        <AskedUpload {...asked} />
      </div>
    </details>
  );
}
