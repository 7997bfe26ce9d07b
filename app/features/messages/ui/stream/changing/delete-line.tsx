import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteLineMutation } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';

type DeleteLineProps = { caseId: string; line: CaseLine; open: boolean; onClose: () => void };

/** Asks once more before an own message is deleted, and says what becomes of its files. */
export function DeleteLine({ caseId, line, open, onClose }: DeleteLineProps) {
  const client = useQueryClient();
  const remove = useMutation(deleteLineMutation(client, caseId));
  return (
    <ConfirmDialog
      {...{ open, onClose }}
      title="Delete this message?"
      description={`Nobody can read it anymore. The conversation still shows that there was one. ${filesKept(line.documentIds.length)}`.trim()}
      keepLabel="Keep it"
      doLabel="Delete"
      pendingLabel="Deleting…"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: line.id })}
      isDangerous
    >
      {remove.error && (
        <Callout tone="danger" live title="The message is still there">
          {userMessage(remove.error, 'Please try again in a moment.')}
        </Callout>
      )}
    </ConfirmDialog>
  );
}

/** A message takes none of its files along: each is a document of the case, and is deleted as such. */
export function filesKept(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Its file stays under Documents, and can be deleted there.'
    : `Its ${count} files stay under Documents, and can be deleted there.`;
}
