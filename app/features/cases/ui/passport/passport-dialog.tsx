import type { DocumentNames } from '#app/features/ledger/passport/passport-people.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { PassportPeople } from './passport-people.tsx';

type PassportDialogProps = {
  entries: readonly PassportEntry[];
  names?: DocumentNames | undefined;
  open: boolean;
  onClose: () => void;
};

/** The whole data passport, which needs more room than the side of a page. */
export function PassportDialog({ entries, names, open, onClose }: PassportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your data passport"
      description="Everyone who received or viewed your information, in Alberta time. No entry can be removed."
    >
      <PassportPeople {...{ entries, names }} />
      <p className="mt-4 text-sm text-slate">
        Somebody who looks again on the same day, for the same reason, is listed once, at the time of the
        first look. Each document they open is listed by itself.
      </p>
    </Dialog>
  );
}
