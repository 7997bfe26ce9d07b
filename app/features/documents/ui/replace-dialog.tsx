import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { DocumentUploader } from './uploads/document-uploader.tsx';

type ReplaceDialogProps = { door: DocumentDoor; document: DocumentOutput; onClose: () => void };

/** Takes the next version of a document, below which the older one stays readable, or another in place of one that was not accepted. */
export function ReplaceDialog({ door, document, onClose }: ReplaceDialogProps) {
  const { id, category, visibility, requestId, name, state } = document;
  const isRejected = state === 'rejected';
  const fields = {
    ...(!isRejected && { replacesId: id }),
    visibility,
    ...(requestId && { requestId }),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={isRejected ? 'Send a new one' : 'Replace this document'}
      description={
        isRejected
          ? `${name} was not accepted. Send another file in its place.`
          : `The new file takes the place of ${name}. The older one stays readable below it.`
      }
    >
      <DocumentUploader door={door} room={1} fields={fields} category={category} onSent={onClose} />
    </Dialog>
  );
}
