import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contactMessageQuery, contactStateMutation } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail, StateInput } from '#app/features/contact/inbox/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';

/** What is asked before somebody is left without the reply they were promised. */
const QUESTIONS = {
  closed: {
    title: 'Close without an answer?',
    description: 'Its sender was promised a reply, and gets none. The message can be reopened.',
    ...{ doLabel: 'Close it', pendingLabel: 'Closing…' },
  },
  spam: {
    title: 'Mark as spam?',
    description: 'Its sender gets no reply. The message stays under Spam, where you can take it back.',
    ...{ doLabel: 'Mark as spam', pendingLabel: 'Marking…' },
  },
} as const;

type Asked = keyof typeof QUESTIONS;
type Action =
  | { does: 'elsewhere'; label: string }
  | { does: 'ask'; state: Asked; label: string }
  | { does: 'set'; state: StateInput['state']; label: string };

const OPEN: readonly Action[] = [
  { does: 'elsewhere', label: 'Answered elsewhere' },
  { does: 'ask', state: 'closed', label: 'Close without an answer' },
  { does: 'ask', state: 'spam', label: 'Mark as spam' },
];

const ACTIONS: Record<ContactDetail['state'], readonly Action[]> = {
  new: OPEN,
  read: OPEN,
  in_chat: OPEN,
  replied: [{ does: 'set', state: 'closed', label: 'Close it' }],
  closed: [{ does: 'set', state: 'read', label: 'Reopen' }],
  spam: [{ does: 'set', state: 'read', label: 'Not spam' }],
};

/** What can be done with a message besides answering it; a reply that was promised is not given up by one press. */
export function MessageActions({ message: { id, state: was, fullName } }: { message: ContactDetail }) {
  const [asking, setAsking] = useState<Asked | 'elsewhere' | null>(null);
  const queryClient = useQueryClient();
  const { queryKey } = contactMessageQuery(id);
  const change = useMutation({
    ...contactStateMutation(id),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const set = useMutation({
    mutationFn: (state: StateInput['state']) => change.mutateAsync({ was, state }),
    meta: { failed: 'The message was not changed' },
    onSettled: () => setAsking(null),
  });
  const press = (action: Action) => {
    if (action.does === 'set') set.mutate(action.state);
    else setAsking(action.does === 'ask' ? action.state : 'elsewhere');
  };
  const asked = asking === 'elsewhere' ? null : asking;
  return (
    <div className="flex flex-col gap-2">
      {ACTIONS[was].map((action) => (
        <Button
          key={action.label}
          look={action.does === 'ask' ? 'quiet' : 'secondary'}
          size="small"
          pending={set.isPending}
          onClick={() => press(action)}
        >
          {action.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsking(null)}
        {...QUESTIONS[asked ?? 'closed']}
        isPending={set.isPending}
        onConfirm={() => asked && set.mutate(asked)}
      />
      <ElsewhereDialog
        {...{ fullName }}
        open={asking === 'elsewhere'}
        onClose={() => setAsking(null)}
        send={(input) => change.mutateAsync({ was, ...input })}
      />
    </div>
  );
}
