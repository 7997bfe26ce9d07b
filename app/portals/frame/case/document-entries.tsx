import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { lineAuthor } from '#app/features/messages/ui/stream/line-author.ts';
import { type StreamEntry, timeOfDay } from '#app/features/messages/ui/stream/stream-rows.ts';
import { Badge } from '#app/ui/badge.tsx';

/** The documents of a case as lines among messages, each with the way to it. */
export function documentEntries(documents: readonly DocumentOutput[]): StreamEntry[] {
  // The oldest first, as a stream is read.
  return documents.toReversed().map((document) => ({
    ...{ key: document.id, at: document.createdAt, group: 'documents' },
    node: <DocumentLine document={document} />,
  }));
}

function DocumentLine({
  document: { name, author, isOwn, side, createdAt, state, visibility },
}: {
  document: DocumentOutput;
}) {
  const { shown } = lineAuthor({ author, role: side, isYours: isOwn });
  const isInternal = visibility === 'internal';
  return (
    <div className="flex gap-3 px-4 pt-3 text-xs text-slate sm:px-5">
      <span className="flex w-8 shrink-0 justify-center pt-0.5">
        <FileText aria-hidden="true" className="size-4" />
      </span>
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="min-w-0 font-medium text-ink wrap-anywhere">
          {shown}{' '}
          {state === 'deleted'
            ? 'took a document back'
            : `${isInternal ? 'added' : 'sent'} a document: ${name}`}
        </span>
        {isInternal && <Badge tone="warning">Internal only</Badge>}
        {state === 'rejected' && <span className="font-semibold text-danger">Not accepted</span>}
        {state !== 'deleted' && (
          <Link to="?tab=documents" replace className="font-semibold text-spruce">
            View
          </Link>
        )}
        <time dateTime={createdAt} className="ml-auto shrink-0 tabular-nums">
          {timeOfDay(createdAt)}
        </time>
      </p>
    </div>
  );
}
