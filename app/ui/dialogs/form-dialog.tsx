import type { ComponentProps } from 'react';
import { Form } from '#app/ui/forms/form.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'title' | 'description' | 'place' | 'initialFocus'
> &
  Omit<ComponentProps<typeof Form>, 'onCancel'>;

/**
 * A short form in a dialog. Closing it keeps what was typed, as its form is held by whoever shows it; a form that begins
 * anew each time is held inside a `Dialog`.
 */
export function FormDialog({
  open,
  onClose,
  title,
  description,
  place,
  initialFocus,
  ...form
}: FormDialogProps) {
  return (
    <Dialog {...{ open, onClose, title, description, place, initialFocus }}>
      <Form {...form} onCancel={onClose} />
    </Dialog>
  );
}
