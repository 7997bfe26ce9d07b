import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import type { Checked } from './check-words.ts';

const CheckDialog = whenOpened(
  async () => (await import('./check-dialog.tsx')).CheckDialog,
  ({ open }) => open,
);

/** The button that records what the register says of somebody's licence, from wherever that is asked for. */
export function RecordCheck(checked: Checked) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="dense" onClick={() => setOpen(true)}>
        Record a check<span className="sr-only"> of {checked.fullName}’s licence</span>
      </Button>
      <CheckDialog {...checked} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
