import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { lineAuthor } from '#app/features/messages/ui/stream/line-author.ts';
import { type StreamEntry, timeOfDay } from '#app/features/messages/ui/stream/stream-rows.ts';
import { Badge } from '#app/ui/badge.tsx';

/** The documents of a case as lines among messages, each with the way to it; the stream puts them in order. */
export function documentEntries(documents: readonly DocumentOutput[]): StreamEntry[] {
  return documents.flatMap((document) => [
    entryAt(document.createdAt, document, false),
    ...(document.deletedAt ? [entryAt(document.deletedAt, document, true)] : []),
  ]);
}

function entryAt(at: string, document: DocumentOutput, isDeletion: boolean): StreamEntry {
  return {
    ...{ key: isDeletion ? `${document.id} deleted` : document.id, at, group: 'documents', isStep: false },
    words: isDeletion ? '' : document.name,
    node: <DocumentLine {...{ at, document, isDeletion }} />,
  };
}

type DocumentLineProps = { at: string; document: DocumentOutput; isDeletion: boolean };

/** That a document came, or was deleted: that it had come stays, without its name. */
function DocumentLine({
  at,
  document: { name, author, isOwn, side, state, visibility },
  isDeletion,
}: DocumentLineProps) {
  const { shown } = lineAuthor({ author, role: side, isYours: isOwn });
  const isInternal = visibility === 'internal';
  return (
    <div className="flex gap-3 px-4 pt-3 text-xs text-slate sm:px-5">
      <span className="flex w-8 shrink-0 justify-center pt-0.5">
        <FileText aria-hidden="true" className="size-4" />
      </span>
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="min-w-0 font-medium text-ink wrap-anywhere">
          {shown} {isDeletion ? 'deleted a document' : sentWords(isInternal, name)}
        </span>
        {isInternal && <Badge tone="warning">Internal only</Badge>}
        {state === 'rejected' && <span className="font-semibold text-danger">Not accepted</span>}
        {state !== 'deleted' && (
          <Link
            to="?tab=documents"
            replace
            className="-my-1 inline-flex min-h-6 items-center font-semibold text-spruce"
          >
            View
          </Link>
        )}
        <time dateTime={at} className="ml-auto shrink-0 tabular-nums">
          {timeOfDay(at)}
        </time>
      </p>
    </div>
  );
}

function sentWords(isInternal: boolean, name: string): string {
  const words = `${isInternal ? 'added' : 'sent'} a document`;
  return name ? `${words}: ${name}` : words;
}
