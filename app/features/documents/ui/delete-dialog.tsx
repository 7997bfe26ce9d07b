import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DocumentDoor, deleteDocumentMutation } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';

type DeleteDialogProps = { door: DocumentDoor; document: DocumentOutput; onClose: () => void };

/** Asks once more before a document is deleted. */
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
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this document?"
      description="The file and its name are deleted. The history still shows that there was one."
      keepLabel="Keep it"
      doLabel="Delete"
      pendingLabel="Deleting…"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(document.id)}
      isDangerous
    >
      <p className="font-semibold wrap-anywhere">{document.name}</p>
      {remove.error && (
        <Callout tone="danger" live className="mt-4" title="The document is still there">
          {userMessage(remove.error, 'Please try again in a moment.')}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
