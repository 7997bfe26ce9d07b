import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactMessageQuery, contactStateMutation } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail, StateInput } from '#app/features/contact/inbox/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';

type Action = { state: StateInput['state']; label: string; asksFirst?: true };

const ACTIONS = {
  new: [
    { state: 'closed', label: 'Close without an answer', asksFirst: true },
    { state: 'spam', label: 'Mark as spam' },
  ],
  read: [
    { state: 'closed', label: 'Close without an answer', asksFirst: true },
    { state: 'spam', label: 'Mark as spam' },
  ],
  replied: [{ state: 'closed', label: 'Close it' }],
  closed: [{ state: 'read', label: 'Reopen' }],
  spam: [{ state: 'read', label: 'Not spam' }],
} as const satisfies Record<ContactDetail['state'], readonly Action[]>;

/** What can be done with a message besides answering it; a reply that was promised is not given up by one press. */
export function MessageActions({ message: { id, state } }: { message: ContactDetail }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { queryKey } = contactMessageQuery(id);
  const change = useMutation({
    ...contactStateMutation(id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    meta: { failed: 'The message was not changed' },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => setAsking(false),
  });
  const actions: readonly Action[] = ACTIONS[state];
  return (
    <div className="flex flex-col gap-2">
      {actions.map((action) => (
        <Button
          key={action.state}
          look="secondary"
          size="small"
          pending={change.isPending}
          onClick={() =>
            action.asksFirst ? setAsking(true) : change.mutate({ was: state, state: action.state })
          }
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Close without an answer?"
        description="Its sender was promised a reply, and gets none. The message can be reopened."
        doLabel="Close it"
        pendingLabel="Closing…"
        isPending={change.isPending}
        onConfirm={() => change.mutate({ was: state, state: 'closed' })}
      />
    </div>
  );
}
