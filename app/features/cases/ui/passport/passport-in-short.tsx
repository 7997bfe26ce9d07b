import { useState } from 'react';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const PassportDialog = whenOpened(
  async () => (await import('./passport-dialog.tsx')).PassportDialog,
  ({ open }) => open,
);

/** The data passport in short, `1 broker, 3 views, 2 views by our staff`, and the way to the whole of it. */
export function PassportInShort({ entries }: { entries: readonly PassportEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="font-medium">{inShort(entries)}</p>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Open my passport
      </Button>
      <PassportDialog entries={entries} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function inShort(entries: readonly PassportEntry[]): string {
  const brokers = new Set(
    entries.flatMap(({ recipient, kind }) =>
      recipient.kind === 'broker' && kind !== 'access_ended' ? [recipient.name] : [],
    ),
  ).size;
  const viewsBy = (who: 'broker' | 'admin') =>
    entries.filter(({ kind, recipient }) => kind === 'viewed' && recipient.kind === who).length;
  const copies = entries.filter(({ kind }) => kind === 'exported').length;
  const parts = [
    counted(brokers, 'broker', 'brokers'),
    counted(viewsBy('broker'), 'view', 'views'),
    counted(viewsBy('admin'), 'view by our staff', 'views by our staff'),
    counted(copies, 'copy', 'copies'),
  ].filter(Boolean);
  return parts.join(', ') || 'Nobody has had it yet';
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}
