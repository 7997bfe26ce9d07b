import { useState } from 'react';
import { passportInShort } from '#app/features/ledger/passport/passport-in-short.ts';
import type { DocumentNames } from '#app/features/ledger/passport/passport-people.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const PassportDialog = whenOpened(
  async () => (await import('./passport-dialog.tsx')).PassportDialog,
  ({ open }) => open,
);

type PassportInShortProps = {
  entries: readonly PassportEntry[];
  /** What the documents are called that somebody opened. */
  names?: DocumentNames | undefined;
};

/** The data passport in short, `Opened by 1 broker, on 3 days. Opened by our staff on 2 days.`, and the way to the whole of it. */
export function PassportInShort({ entries, names }: PassportInShortProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="font-medium">{passportInShort(entries)}</p>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Open my passport
      </Button>
      <PassportDialog {...{ entries, names }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
