import { useState } from 'react';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const DeletionDialogs = whenOpened(
  async () => (await import('./deletion-dialogs.tsx')).DeletionDialogs,
  ({ open }) => open !== null,
);

type DeletionActionsProps = {
  request: PrivacyRequest;
  /** After what was asked for is gone: the page that shows it has nothing to show any longer. */
  onDeleted?: () => void;
};

/** The two answers to somebody who asks for a deletion: to do it at once, or to say why not. */
export function DeletionActions({ request, onDeleted }: DeletionActionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'decline' | null>(null);
  const what = whatGoes(request);
  return (
    <>
      <Button
        look="secondary"
        size="dense"
        aria-label={`Decline the deletion of ${what}`}
        onClick={() => setDialog('decline')}
      >
        Decline
      </Button>
      {request.isConfirmed && (
        <Button
          look="danger"
          size="dense"
          aria-label={`Delete now: ${what}`}
          onClick={() => setDialog('delete')}
        >
          Delete now
        </Button>
      )}
      <DeletionDialogs {...{ request, what, onDeleted }} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

function whatGoes({ reference, userId }: PrivacyRequest): string {
  if (reference) return `request ${reference}`;
  return userId ? 'this account' : 'what came from this mailbox';
}
