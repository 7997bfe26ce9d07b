import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { useOfferedCommands } from '#app/portals/frame/palette/offered-commands.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { type Keys, KeysDialog } from '../../keys/keys-dialog.tsx';
import { useListKeys } from '../../keys/list-keys.ts';
import { NoteDialog } from '../../queue/plans/note-dialog.tsx';
import { NewTask } from '../tasks/new-task.tsx';
import { firstAfter } from './first-after.ts';

/** Those of the queue that are about one request, each as there. */
const KEYS: Keys = [
  ['r', 'Reply'],
  ['c', 'Log a contact'],
  ['n', 'Internal note'],
  ['m', 'Go to the next step'],
  ['Ctrl + K', 'Search or run a command'],
  ['?', 'This list'],
];

export type CaseKeysProps = { case: BrokerCase | AdminCase; onLogContact: () => void };

/** The page of a case by keyboard: the keys of its row in the queue do the same here. */
export function CaseKeys({ case: shown, onLogContact }: CaseKeysProps) {
  const [open, setOpen] = useState<'keys' | 'note' | 'task' | null>(null);
  const navigate = useNavigate();
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const say = (title: string) => showToast({ title, tone: 'info' });
  const reply = () => void navigate('?tab=messages#write', { replace: true });
  const once = (act: () => unknown) => () => (isOffered ? say('Accept the request first') : act());
  const acts: Record<string, () => unknown> = {
    r: once(reply),
    c: once(() =>
      shown.steps.includes('log_contact') ? onLogContact() : say('No contact can be logged just now'),
    ),
    n: once(() => setOpen('note')),
    m: () => firstAfter(document.getElementById('next-action'))?.focus(),
    '?': () => setOpen('keys'),
  };
  useListKeys((key) => {
    // A dialog that opens has the keys before it has the focus.
    const act = document.querySelector('dialog[open], [role=dialog]')?.checkVisibility()
      ? undefined
      : acts[key];
    act?.();
    return act !== undefined;
  });
  const who = shown.contact?.fullName ?? shown.reference;
  const canPlan = shown.view === 'broker' && !isOffered;
  useOfferedCommands(() => [
    ...(isOffered
      ? []
      : [
          { label: `Reply to ${who}`, run: reply },
          { label: `Internal note about ${who}`, run: () => setOpen('note') },
        ]),
    ...(canPlan ? [{ label: `New task for ${who}`, run: () => setOpen('task') }] : []),
    { label: 'Keyboard shortcuts', run: () => setOpen('keys') },
  ]);
  if (open === 'task' && canPlan) return <NewTask case={shown} onClose={() => setOpen(null)} />;
  if (open === 'keys')
    return <KeysDialog keys={KEYS} about="They apply to this request." onClose={() => setOpen(null)} />;
  if (open === 'note')
    return (
      <NoteDialog
        caseId={shown.id}
        name={shown.contact?.fullName ?? shown.title}
        onClose={() => setOpen(null)}
      />
    );
  return null;
}
