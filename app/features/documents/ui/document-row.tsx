import { Ellipsis, FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { pastTime } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { menuWhenPressed } from '#app/ui/dialogs/menu-when-pressed.tsx';
import { authorWords, CATEGORY_WORDS, sizeWords, stateWords } from './document-words.ts';
import { DownloadButton } from './download-button.tsx';
import { Openings } from './openings.tsx';

const DocumentMenu = menuWhenPressed(async () => (await import('./document-menu.tsx')).DocumentMenu);

type DocumentRowProps = {
  door: DocumentDoor;
  document: DocumentOutput;
  older: readonly DocumentOutput[];
  asksWhy: boolean;
  /** Whether another file may be sent. */
  maySend: boolean;
  onLook: (document: DocumentOutput) => void;
  onDelete: (document: DocumentOutput) => void;
  onReplace: (document: DocumentOutput) => void;
};

/** One document: what it is, who sent it and when, how it stands, and what can be done with it. */
export function DocumentRow({
  door,
  document,
  older,
  asksWhy,
  maySend,
  onLook,
  onDelete,
  onReplace,
}: DocumentRowProps) {
  const { name, category, canOpen, canDelete, canReplace, pages, state, rejectReason, isHeld } = document;
  const title = name || `${CATEGORY_WORDS[category]}, deleted`;
  const Icon = iconOf(document);
  const entries = [
    ...(canReplace && state === 'available'
      ? [{ label: 'Replace', onChoose: () => onReplace(document) }]
      : []),
    ...(canDelete ? [{ label: 'Delete', onChoose: () => onDelete(document) }] : []),
  ];
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <span className="mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-control bg-mist text-spruce">
          <Icon aria-hidden="true" className="size-4.5" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="mt-0.5 text-sm text-slate">
            {CATEGORY_WORDS[category]}, {sizeWords(document.bytes)}. {authorWords(document)} ·{' '}
            {pastTime(new Date(document.createdAt), now())}
          </p>
          <Standing document={document} />
          {rejectReason && <p className="mt-1 text-sm text-danger">{rejectReason}</p>}
          {state === 'rejected' && document.isOwn && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-slate">
              Nobody else can open it.
              {maySend && (
                <Button look="secondary" size="small" onClick={() => onReplace(document)}>
                  Send a new one
                </Button>
              )}
            </p>
          )}
          {state === 'quarantined' && !isHeld && (
            <p className="mt-1 text-sm text-slate">
              It can be opened once it has been checked, usually within a minute.
            </p>
          )}
          {isHeld && (
            <p className="mt-1 text-sm text-slate">
              Our virus scanner is not responding. The file stays locked until it has been checked.
            </p>
          )}
          <Openings document={document} />
          <OlderVersions older={older} onLook={onLook} />
        </div>
        {/* Beside its name a phone has no room for them. */}
        <div className="flex shrink-0 items-center gap-1 self-start max-sm:basis-full max-sm:pl-12">
          {canOpen && (pages > 0 || asksWhy) && (
            <Button
              look="secondary"
              size="small"
              aria-label={`${pages > 0 ? 'View' : 'Open'} ${title}`}
              onClick={() => onLook(document)}
            >
              {pages > 0 ? 'View' : 'Open'}
            </Button>
          )}
          {canOpen && !asksWhy && <DownloadButton door={door} document={document} isIcon />}
          {entries.length === 0 && <span className="size-9 max-sm:hidden pointer-coarse:size-11" />}
          {entries.length > 0 && (
            <DocumentMenu
              entries={entries}
              trigger={
                <button
                  type="button"
                  aria-label={`More for ${title}`}
                  aria-haspopup="menu"
                  className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink data-popup-open:bg-mist pointer-coarse:size-11"
                >
                  <Ellipsis aria-hidden="true" className="size-4.5" />
                </button>
              }
            />
          )}
        </div>
      </div>
    </li>
  );
}

function Standing({ document }: { document: DocumentOutput }) {
  const standing = stateWords(document);
  const isInternal = document.visibility === 'internal';
  if (!standing && !isInternal && !document.validUntil) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {standing && <Badge tone={standing.tone}>{standing.words}</Badge>}
      {isInternal && <Badge tone="warning">Internal only</Badge>}
      {document.validUntil && <Badge>Valid until {document.validUntil}</Badge>}
    </p>
  );
}

function OlderVersions({ older, onLook }: Pick<DocumentRowProps, 'older' | 'onLook'>) {
  if (older.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-spruce">
        {older.length === 1 ? 'One older version' : `${older.length} older versions`}
      </summary>
      <ul className="flex flex-col gap-1 border-l border-line pl-3">
        {older.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-3 text-slate">
            <span className="wrap-anywhere">
              {document.name || 'Deleted'} · {pastTime(new Date(document.createdAt), now())}
            </span>
            {document.canOpen && (
              <Button look="quiet" size="small" onClick={() => onLook(document)}>
                View
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function iconOf({ mime }: DocumentOutput) {
  if (mime.startsWith('image/')) return FileImage;
  return mime.includes('spreadsheet') ? FileSpreadsheet : FileText;
}
