import { FileText } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { AttachedDocuments } from '#app/features/documents/ui/attached-documents.tsx';
import { lineAuthor } from '#app/features/messages/ui/stream/line-author.ts';
import { type StreamEntry, timeOfDay } from '#app/features/messages/ui/stream/stream-rows.ts';
import { Badge } from '#app/ui/badge.tsx';

/** How documents are looked at where they stand. */
type Looking = Pick<ComponentProps<typeof AttachedDocuments>, 'door' | 'asksWhy' | 'showsPictures'>;

/** The documents of a case as lines among messages, each opened in its place; the stream puts them in order. */
export function documentEntries(documents: readonly DocumentOutput[], looking: Looking): StreamEntry[] {
  return documents.flatMap((document) => [
    entryAt(document.createdAt, document, false, looking),
    ...(document.deletedAt ? [entryAt(document.deletedAt, document, true, looking)] : []),
  ]);
}

function entryAt(at: string, document: DocumentOutput, isDeletion: boolean, looking: Looking): StreamEntry {
  return {
    ...{ key: isDeletion ? `${document.id} deleted` : document.id, at, group: 'documents', isStep: false },
    isYours: document.isOwn && !isDeletion,
    words: isDeletion ? '' : document.name,
    node: <DocumentLine {...{ at, document, isDeletion, looking }} />,
  };
}

type DocumentLineProps = { at: string; document: DocumentOutput; isDeletion: boolean; looking: Looking };

/** That a document came, or was deleted: that it had come stays, without its name. */
function DocumentLine({ at, document, isDeletion, looking }: DocumentLineProps) {
  const { id, author, isOwn, side, state, visibility } = document;
  const { shown } = lineAuthor({ author, role: side, isYours: isOwn });
  const isInternal = visibility === 'internal';
  return (
    <div className="flex gap-3 px-4 pt-3 text-xs text-slate sm:px-5">
      <span className="flex w-8 shrink-0 justify-center pt-0.5">
        <FileText aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="min-w-0 font-medium text-ink wrap-anywhere">
            {shown} {doneWords(isDeletion, isInternal)}
          </span>
          {isInternal && <Badge tone="warning">Internal only</Badge>}
          <time dateTime={at} className="ml-auto shrink-0 tabular-nums">
            {timeOfDay(at)}
          </time>
        </p>
        {!isDeletion && state !== 'deleted' && (
          <div className="text-sm text-ink">
            <AttachedDocuments {...looking} ids={[id]} />
          </div>
        )}
      </div>
    </div>
  );
}

function doneWords(isDeletion: boolean, isInternal: boolean): string {
  if (isDeletion) return 'deleted a document';
  return isInternal ? 'added a document' : 'sent a document';
}
