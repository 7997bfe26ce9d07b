import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { PassportPeople } from './passport-people.tsx';

type PassportDialogProps = { entries: readonly PassportEntry[]; open: boolean; onClose: () => void };

/** The whole data passport, which needs more room than the side of a page. */
export function PassportDialog({ entries, open, onClose }: PassportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your data passport"
      description="Everyone who received or viewed your information, in Alberta time. Entries cannot be removed. Somebody who looks at the same thing again within an hour has one entry for it."
    >
      <PassportPeople entries={entries} />
    </Dialog>
  );
}
