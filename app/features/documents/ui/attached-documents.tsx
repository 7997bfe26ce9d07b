import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type DocumentDoor, documentsQuery } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { stateWords } from './document-words.ts';
import type { Review } from './preview/document-preview.tsx';
import { DocumentPreview, loadPreview } from './preview/preview-later.ts';

// Few messages have a photo.
const AttachedPicture = lazyPart(
  async () => (await import('./preview/attached-picture.tsx')).AttachedPicture,
);

type AttachedDocumentsProps = {
  door: DocumentDoor;
  ids: readonly string[];
  /** Administrators say why they open a document. */
  asksWhy: boolean;
  review?: Review | undefined;
  /** Photos are seen at once. Only for whoever’s looking at one is noted nowhere. */
  showsPictures?: boolean;
};

/** The documents that came with a message, each to be looked at where it stands. */
export function AttachedDocuments(props: AttachedDocumentsProps) {
  const { door, ids, asksWhy, review, showsPictures = false } = props;
  const { data } = useQuery(documentsQuery(door));
  const [looked, setLooked] = useState<string>();
  useLoadAhead(loadPreview);
  // In the order in which they were attached.
  const attached = ids.flatMap((id) => data?.items.find((one) => one.id === id) ?? []);
  const shown = attached.find(({ id }) => id === looked);
  if (attached.length === 0) return null;
  return (
    <>
      <ul aria-label="Attached documents" className="mt-2 flex flex-wrap gap-2">
        {attached.map((document) => {
          const standing = stateWords(document);
          const name = document.name || 'A deleted document';
          return (
            <li key={document.id} className="max-w-full">
              {showsPictures && isPicture(document) ? (
                <button
                  type="button"
                  aria-label={`Open ${name}`}
                  onClick={() => setLooked(document.id)}
                  className="group/picture block cursor-pointer text-left"
                >
                  <span className="relative flex h-40 w-56 max-w-full overflow-hidden rounded-control border border-line bg-surface group-hover/picture:border-ink">
                    <Suspense fallback={<Skeleton className="absolute inset-0" />}>
                      <AttachedPicture {...{ door, document }} />
                    </Suspense>
                  </span>
                  <span className="mt-1 flex max-w-56 items-center gap-2 text-xs text-slate">
                    <span className="min-w-0 truncate">{name}</span>
                    {standing && <Badge tone={standing.tone}>{standing.words}</Badge>}
                  </span>
                </button>
              ) : (
                <button
                  type="button"
                  disabled={!document.canOpen}
                  onClick={() => setLooked(document.id)}
                  className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-1 text-left font-medium enabled:cursor-pointer enabled:hover:border-ink pointer-coarse:min-h-11"
                >
                  <Paperclip aria-hidden="true" className="size-4 shrink-0 text-slate" />
                  <span className="min-w-0 truncate">{name}</span>
                  {standing && <Badge tone={standing.tone}>{standing.words}</Badge>}
                </button>
              )}
              {document.rejectReason && <p className="mt-1 text-xs text-danger">{document.rejectReason}</p>}
            </li>
          );
        })}
      </ul>
      {shown && (
        <DocumentPreview
          {...{ door, asksWhy, review }}
          document={shown}
          among={attached}
          onClose={() => setLooked(undefined)}
        />
      )}
    </>
  );
}

const isPicture = ({ mime, canOpen, pages }: DocumentOutput) =>
  canOpen && pages === 1 && mime.startsWith('image/');
