import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { OPENING_REASON_OPTIONS } from '#app/features/documents/ui/document-words.ts';
import { DownloadButton } from '#app/features/documents/ui/download-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { PagePicture } from './page-picture.tsx';

type DocumentPreviewProps = {
  door: DocumentDoor;
  document: DocumentOutput;
  asksWhy: boolean;
  onClose: () => void;
};

/** The pages of a document as pictures, one at a time, in the page; nothing of the file itself runs here. */
export function DocumentPreview({ door, document, asksWhy, onClose }: DocumentPreviewProps) {
  const [reason, setReason] = useState('');
  const [page, setPage] = useState(1);
  const { name, pages } = document;
  const why = reason ? { reason } : {};
  const isOpen = !asksWhy || reason !== '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      place="top"
      actions={isOpen && <DownloadButton door={door} document={document} {...why} />}
    >
      {asksWhy && (
        <SelectField
          className="mb-4"
          label="Why are you opening this?"
          help="The client sees it in their data passport."
          placeholder="Please choose"
          options={OPENING_REASON_OPTIONS}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {isOpen && pages > 0 && (
        <>
          <PagePicture key={`${page} ${reason}`} {...{ door, document, page }} {...why} />
          {pages > 1 && (
            <nav aria-label="Pages" className="mt-3 flex items-center justify-between gap-3">
              <Button look="secondary" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                <ChevronLeft aria-hidden="true" className="size-4.5" />
                Page before
              </Button>
              <p aria-live="polite" className="text-sm text-slate tabular-nums">
                Page {page} of {pages}
              </p>
              <Button
                look="secondary"
                size="small"
                disabled={page === pages}
                onClick={() => setPage(page + 1)}
              >
                Next page
                <ChevronRight aria-hidden="true" className="size-4.5" />
              </Button>
            </nav>
          )}
        </>
      )}
    </Dialog>
  );
}
