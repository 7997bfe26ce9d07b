import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { DocumentUploader } from './uploads/document-uploader.tsx';

type ReplaceDialogProps = { door: DocumentDoor; document: DocumentOutput; onClose: () => void };

/** Takes the next version of a document; the older one stays readable below it. */
export function ReplaceDialog({ door, document, onClose }: ReplaceDialogProps) {
  const { id, category, visibility, requestId, name } = document;
  const fields = { replacesId: id, visibility, ...(requestId && { requestId }) };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Replace this document"
      description={`The new file takes the place of ${name}. The older one stays readable below it.`}
    >
      <DocumentUploader door={door} room={1} fields={fields} category={category} onSent={onClose} />
    </Dialog>
  );
}
