import { useQuery } from '@tanstack/react-query';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentCategory } from '#app/features/documents/schema.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { DocumentList } from './document-list.tsx';
import type { Review } from './preview/document-preview.tsx';
import { DocumentUploader, type FileQuestion } from './uploads/document-uploader.tsx';

type CaseDocumentsProps = {
  door: DocumentDoor;
  reader: 'client' | 'visitor' | 'broker' | 'admin';
  review?: Review;
  /** What is most likely sent next. */
  category?: DocumentCategory;
  /** What is asked of files before they are sent. */
  asks?: FileQuestion | undefined;
};

/** The documents of a case, and the place to send more. Make the door once per case (`useMemo`). */
export function CaseDocuments({ door, reader, review, category, asks }: CaseDocumentsProps) {
  const { data, error, refetch } = useQuery(documentsQuery(door));
  if (error && !data) return <LoadFailure what="the documents" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  const isStaff = reader === 'broker' || reader === 'admin';
  return (
    <div className="flex flex-col gap-5">
      <DocumentList
        door={door}
        items={data.items}
        asksWhy={reader === 'admin'}
        maySend={data.room > 0}
        review={review}
      />
      {data.items.length > 0 && data.room > 0 && <h3 className="font-semibold">Send more documents</h3>}
      <DocumentUploader
        door={door}
        room={data.room}
        part="documents"
        sender={isStaff ? 'staff' : 'person'}
        asks={asks}
        {...(category && { category })}
      />
    </div>
  );
}
