import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const InviteDialog = whenOpened(
  async () => (await import('./add-dialogs.tsx')).InviteDialog,
  ({ open }) => open,
);
const PromoteDialog = whenOpened(
  async () => (await import('./add-dialogs.tsx')).PromoteDialog,
  ({ open }) => open,
);

/** Another administrator: somebody new by an invitation, or somebody who has an account. */
export function AddAdministrator() {
  const [open, setOpen] = useState<'invite' | 'promote' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen('promote')}>
        Promote a client
      </Button>
      <Button size="small" onClick={() => setOpen('invite')}>
        Invite an administrator
      </Button>
      <InviteDialog open={open === 'invite'} onClose={close} />
      <PromoteDialog open={open === 'promote'} onClose={close} />
    </>
  );
}
