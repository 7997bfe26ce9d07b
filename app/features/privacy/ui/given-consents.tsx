import { useState } from 'react';
import type { ConsentsDoor } from '#app/features/privacy/data.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const GivenConsentsDialog = whenOpened(
  async () => (await import('./given-consents-dialog.tsx')).GivenConsentsDialog,
  ({ open }) => open,
);

/** The way to everything that the person of a case agreed to. */
export function GivenConsents({ door }: { door: ConsentsDoor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="text-slate">Your consents in their exact words, with the page and the time</p>
      <Button look="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
        Read what I agreed to
      </Button>
      <GivenConsentsDialog door={door} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
