import type { ReactNode } from 'react';
import { SUSPEND_CHOICES, suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

export type Suspension = {
  fullName: string;
  /** What it means for them. */
  description: string;
  suspend: (input: { reason: string }) => Promise<unknown>;
  onDone: () => void;
  /** What else is to be known before, above the reason. */
  children?: ReactNode;
};

type SuspendDialogProps = Suspension & { open: boolean; onClose: () => void };

/** Asks why an account is suspended, before it is. */
export function SuspendDialog({ open, onClose, ...suspension }: SuspendDialogProps) {
  const { fullName, description, suspend, onDone, children } = suspension;
  const form = useForm({
    values: { reason: '' },
    schema: suspendInput,
    send: suspend,
    onDone: () => {
      onClose();
      onDone();
    },
    otherwise: 'We could not suspend this account. Please try again later.',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Suspend ${fullName}?`}
      description={description}
      form={form}
      sendLabel="Suspend"
      pendingLabel="Suspending…"
      look="danger"
    >
      {children}
      <SelectField
        label="Why?"
        placeholder="Please choose"
        options={SUSPEND_CHOICES}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
