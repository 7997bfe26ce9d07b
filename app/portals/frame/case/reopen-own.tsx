import { useState } from 'react';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const ReopenOwnDialog = whenOpened(
  async () => (await import('#app/features/cases/ui/steps/reopen-dialog.tsx')).ReopenOwnDialog,
  ({ open }) => open,
);

type ReopenOwnProps = { way: PersonWay; hasBroker: boolean; hasPolicy?: boolean };

/** Opens one's own request again. */
export function ReopenOwn({ hasPolicy = false, ...reopening }: ReopenOwnProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Reopen request
      </Button>
      <ReopenOwnDialog
        {...reopening}
        ended={hasPolicy ? 'policy' : 'closed'}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
