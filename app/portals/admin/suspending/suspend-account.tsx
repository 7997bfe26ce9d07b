import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import type { Suspension } from './suspend-dialog.tsx';

const SuspendDialog = whenOpened(
  async () => (await import('./suspend-dialog.tsx')).SuspendDialog,
  ({ open }) => open,
);

/** The button that suspends an account, and the dialog that asks why before. */
export function SuspendAccount(suspension: Suspension) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Suspend
      </Button>
      <SuspendDialog {...suspension} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
