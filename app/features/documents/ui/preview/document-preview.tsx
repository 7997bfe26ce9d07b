import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { OPENING_REASON_OPTIONS } from '#app/features/documents/ui/document-words.ts';
import { DownloadButton } from '#app/features/documents/ui/download-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { PagePicture } from './page-picture.tsx';
import { FITS, type Place, turned, zoomed } from './zoom.ts';

/** What can be said of a document where it is looked at, such as that it is what was asked for. */
export type Review = (document: DocumentOutput) => ReactNode;

type DocumentPreviewProps = {
  door: DocumentDoor;
  document: DocumentOutput;
  /** Those that are looked through with it, in their order; it is one of them. */
  among?: readonly DocumentOutput[];
  asksWhy: boolean;
  review?: Review | undefined;
  onClose: () => void;
};

/** The pages of documents as pictures, one at a time, in the whole window; nothing of a file itself runs here. */
export function DocumentPreview({ door, document, among, asksWhy, review, onClose }: DocumentPreviewProps) {
  const [reason, setReason] = useState('');
  // A file that joins the others while one is looked at moves it to another place among them.
  const [held, setHeld] = useState({ document, page: 1 });
  const files = filesOf(held.document, asksWhy ? undefined : among);
  const place: Place = { file: files.findIndex(({ id }) => id === held.document.id), page: held.page };
  const setPlace = ({ file, page }: Place) => setHeld({ document: files[file] ?? held.document, page });
  const [zoom, setZoom] = useState(FITS);
  const sheet = useRef<HTMLElement>(null);
  const shown = files[place.file] ?? held.document;
  const why = reason ? { reason } : {};
  const isOpen = !asksWhy || reason !== '';
  const pages = files.map((file) => file.pages);
  const turn = (by: 1 | -1) => {
    setPlace(turned(place, by, pages));
    sheet.current?.scrollTo({ top: 0 });
  };
  const open = (file: number) => {
    setPlace({ file, page: 1 });
    sheet.current?.scrollTo({ top: 0 });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
    const act = KEYS[event.key];
    // What is larger than the window is moved by the arrows.
    if (!act || !isOpen || (act.turns && zoom > FITS)) return;
    event.preventDefault();
    if (act.turns) turn(act.turns);
    else setZoom(act.zooms ? zoomed(zoom, act.zooms) : FITS);
  };
  useEffect(() => {
    // Before the window that it stands in takes the key.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown.name}
      place="whole"
      {...(!asksWhy && { initialFocus: sheet })}
    >
      {asksWhy && (
        <SelectField
          className="mb-4 max-w-form"
          label="Why are you opening this?"
          help="The client sees it in their data passport."
          placeholder="Please choose"
          options={OPENING_REASON_OPTIONS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {isOpen && shown.pages > 0 && (
        <>
          <div className="sticky -top-4 z-1 -mx-1 -mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface px-1 py-2">
            <PageTurner place={place} pages={shown.pages} {...{ turn }} />
            <FileTurner file={place.file} {...{ files, open }} />
            <Zoomer zoom={zoom} onZoom={setZoom} />
            <div className="ml-auto max-sm:ml-0">
              <DownloadButton door={door} document={shown} {...why} />
            </div>
          </div>
          {/* What was said stays where it was said, and the page where it is. */}
          <div role="status">
            {review && shown.isAccepted && (
              <p className="mt-3 flex min-h-11 items-center text-sm font-medium text-success">
                Received and checked. The client can see that.
              </p>
            )}
          </div>
          {review?.(shown)}
          <section
            ref={sheet}
            aria-label={`Pages of ${shown.name}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            tabIndex={0}
            className="mt-2 min-h-60 flex-1 overflow-auto rounded-control bg-mist p-2 [container-type:size] sm:p-4"
          >
            <PagePicture
              key={`${shown.id} ${place.page} ${reason}`}
              {...{ door, document: shown, page: place.page, zoom }}
              {...why}
            />
          </section>
        </>
      )}
      {isOpen && shown.pages === 0 && <DownloadButton door={door} document={shown} {...why} />}
    </Dialog>
  );
}

type Act = { turns?: 1 | -1; zooms?: 1 | -1 };
const KEYS: Record<string, Act> = {
  ...{ ArrowRight: { turns: 1 }, ArrowLeft: { turns: -1 } },
  ...{ '+': { zooms: 1 }, '=': { zooms: 1 }, '-': { zooms: -1 }, '0': {} },
};

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** What there are pictures of, and the one that was asked for. */
function filesOf(document: DocumentOutput, among: readonly DocumentOutput[] = []): DocumentOutput[] {
  const files = among.filter(({ canOpen, pages }) => canOpen && pages > 0);
  return files.some(({ id }) => id === document.id) ? files : [document];
}

type PageTurnerProps = { place: Place; pages: number; turn: (by: 1 | -1) => void };

function PageTurner({ place: { page }, pages, turn }: PageTurnerProps) {
  if (pages < 2) return null;
  return (
    <Turner
      label="Pages"
      before={{ words: 'Page before', go: page > 1 ? () => turn(-1) : undefined }}
      next={{ words: 'Next page', go: page < pages ? () => turn(1) : undefined }}
    >
      Page {page} of {pages}
    </Turner>
  );
}

type FileTurnerProps = {
  file: number;
  files: readonly DocumentOutput[];
  open: (file: number) => void;
};

function FileTurner({ file, files, open }: FileTurnerProps) {
  if (files.length < 2) return null;
  return (
    <Turner
      label="Files"
      before={{ words: 'File before', go: file > 0 ? () => open(file - 1) : undefined }}
      next={{ words: 'Next file', go: file < files.length - 1 ? () => open(file + 1) : undefined }}
    >
      File {file + 1} of {files.length}
    </Turner>
  );
}

type Way = { words: string; go: (() => void) | undefined };

function Turner({ label, before, next, children }: TurnerProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-1">
      <Button look="secondary" size="small" disabled={!before.go} onClick={before.go}>
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{before.words}</span>
      </Button>
      <p aria-live="polite" className="px-2 text-sm text-slate tabular-nums">
        {children}
      </p>
      <Button look="secondary" size="small" disabled={!next.go} onClick={next.go}>
        <span className="sr-only">{next.words}</span>
        <ChevronRight aria-hidden="true" className="size-4.5" />
      </Button>
    </nav>
  );
}

type TurnerProps = { label: string; before: Way; next: Way; children: ReactNode };

function Zoomer({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="Size" className="flex items-center gap-1">
      <Button
        look="secondary"
        size="small"
        aria-label="Smaller"
        disabled={zoomed(zoom, -1) === zoom}
        onClick={() => onZoom(zoomed(zoom, -1))}
      >
        <Minus aria-hidden="true" className="size-4.5" />
      </Button>
      <Button
        look="secondary"
        size="small"
        aria-label="Larger"
        disabled={zoomed(zoom, 1) === zoom}
        onClick={() => onZoom(zoomed(zoom, 1))}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </Button>
      <Button look="quiet" size="small" disabled={zoom === FITS} onClick={() => onZoom(FITS)}>
        Fit
      </Button>
    </div>
  );
}
