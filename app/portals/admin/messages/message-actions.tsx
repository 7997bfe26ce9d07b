import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactMessageQuery, contactStateMutation } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail, StateInput } from '#app/features/contact/inbox/schema.ts';
import { Button } from '#app/ui/button.tsx';

type Action = { state: StateInput['state']; label: string };

const ACTIONS = {
  new: [
    { state: 'closed', label: 'Close without an answer' },
    { state: 'spam', label: 'Mark as spam' },
  ],
  read: [
    { state: 'closed', label: 'Close without an answer' },
    { state: 'spam', label: 'Mark as spam' },
  ],
  replied: [{ state: 'closed', label: 'Close it' }],
  closed: [{ state: 'read', label: 'Reopen' }],
  spam: [{ state: 'read', label: 'Not spam' }],
} as const satisfies Record<ContactDetail['state'], readonly Action[]>;

/** What can be done with a message besides answering it. */
export function MessageActions({ message: { id, state } }: { message: ContactDetail }) {
  const queryClient = useQueryClient();
  const { queryKey } = contactMessageQuery(id);
  const change = useMutation({
    ...contactStateMutation(id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    meta: { failed: 'The message was not changed' },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <div className="flex flex-col gap-2">
      {ACTIONS[state].map((action) => (
        <Button
          key={action.state}
          look="secondary"
          size="small"
          pending={change.isPending}
          onClick={() => change.mutate({ was: state, state: action.state })}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
