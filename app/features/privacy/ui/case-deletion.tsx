import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { caseDeletionMutation, caseDeletionQuery, type DeletionDoor } from '#app/features/privacy/data.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';

const ConfirmDialog = whenOpened(
  async () => (await import('#app/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
  ({ open }) => open,
);

type CaseDeletionProps = {
  /** Made once per case. */
  door: DeletionDoor;
  /** What `lastDay` says. */
  keptUntil: string;
};

/** Until when a closed request is kept, and the way to have it deleted sooner: an administrator reads it with the request. */
export function CaseDeletion({ door, keptUntil }: CaseDeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { data } = useQuery(caseDeletionQuery(door));
  const ask = useMutation({
    ...caseDeletionMutation(door),
    onSuccess: (standing) => client.setQueryData(caseDeletionQuery(door).queryKey, standing),
    onSettled: () => setOpen(false),
  });
  if (data?.dueOn) {
    return (
      <p role="status">
        You asked us to delete this request. Someone will review that and reply by {dayWords(data.dueOn)}.
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        We keep this request until {dayWords(keptUntil)}, and then delete it with its messages and documents.
        You can ask us to delete it sooner.
      </p>
      {data && (
        <Button look="secondary" size="small" onClick={() => setOpen(true)} className="print:hidden">
          Request earlier deletion
        </Button>
      )}
      {ask.error && (
        <FieldError id="deletion-error">
          {userMessage(ask.error, 'Your request was not sent. Please try again.')}
        </FieldError>
      )}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Ask us to delete this request?"
        description="Someone will review this and reply within 30 days. Proof of what you agreed to, and of who has seen your data, stays as long as our privacy policy says, and a broker may have to keep records of their own. The reply says what was deleted and what was kept. A deleted request cannot be reopened."
        keepLabel="Keep it for now"
        doLabel="Request deletion"
        pendingLabel="Sending…"
        isPending={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </div>
  );
}
