import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** What the button says that does it, and what it says meanwhile. */
  doLabel: string;
  pendingLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  /** For what cannot be taken back. */
  isDangerous?: boolean;
  /** What the button says that changes nothing. */
  keepLabel?: string;
  children?: ReactNode;
};

/** Asks once more before something is done. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  doLabel,
  pendingLabel,
  isPending,
  onConfirm,
  isDangerous = false,
  keepLabel = 'Cancel',
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            pending={isPending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {doLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
