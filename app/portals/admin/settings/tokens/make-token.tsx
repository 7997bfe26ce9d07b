import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { ShownOnce } from '../shown-once.tsx';

const TokenDialog = whenOpened(
  async () => (await import('./token-dialog.tsx')).TokenDialog,
  ({ open }) => open,
);

/** The button that makes a token, and the token that is shown once. */
export function MakeToken() {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Create token
      </Button>
      <TokenDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onMade={(made) => {
          setOpen(false);
          setSecret(made);
        }}
      />
      <ShownOnce
        secret={secret}
        title="The token of this program"
        description="Your program sends it with each call: Authorization: Bearer, and then this."
        onDone={() => setSecret(null)}
      />
    </>
  );
}
