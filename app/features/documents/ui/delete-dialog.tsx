import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DocumentDoor, deleteDocumentMutation } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type DeleteDialogProps = { door: DocumentDoor; document: DocumentOutput; onClose: () => void };

/** Asks once more before a document is taken back. */
export function DeleteDialog({ door, document, onClose }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...deleteDocumentMutation(door),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: door.queryKey });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Take this document back?"
      description="The file and its name are deleted. The history still shows that there was one."
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            look="danger"
            pending={remove.isPending}
            pendingLabel="Taking it back…"
            onClick={() => remove.mutate(document.id)}
          >
            Take it back
          </Button>
        </>
      }
    >
      <p className="font-semibold wrap-anywhere">{document.name}</p>
      {remove.error && (
        <Callout tone="danger" live className="mt-4" title="The document is still there">
          {userMessage(remove.error, 'Please try again in a moment.')}
        </Callout>
      )}
    </Dialog>
  );
}
