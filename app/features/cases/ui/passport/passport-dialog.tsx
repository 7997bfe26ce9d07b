import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { PassportPeople } from './passport-people.tsx';

type PassportDialogProps = { entries: readonly PassportEntry[]; open: boolean; onClose: () => void };

/** The whole data passport, which needs more room than the side of a page. */
export function PassportDialog({ entries, open, onClose }: PassportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your data passport"
      description="Everyone who received or viewed your information, in Alberta time. Entries cannot be removed. What one person looks at on one day for the same reason is one entry, with the time of their first look; each document they open has its own."
    >
      <PassportPeople entries={entries} />
    </Dialog>
  );
}
