import { type ReactNode, useState } from 'react';
import { SUSPEND_CHOICES, suspendInput } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type SuspendDialogProps<Answer> = {
  fullName: string;
  /** What it means for them. */
  description: string;
  suspend: (input: { reason: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** What else is to be known before, above the reason. */
  children?: ReactNode;
};

/** The button that suspends an account, and the dialog that asks why before. */
export function SuspendDialog<Answer>({
  fullName,
  description,
  suspend,
  onDone,
  children,
}: SuspendDialogProps<Answer>) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({
    values: { reason: '' },
    schema: suspendInput,
    send: suspend,
    onDone: (answer) => {
      setOpen(false);
      onDone(answer);
    },
    otherwise: 'We could not suspend this account. Please try again later.',
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Suspend
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Suspend ${fullName}?`} description={description}>
        <Form
          form={form}
          sendLabel="Suspend"
          pendingLabel="Suspending…"
          look="danger"
          onCancel={() => setOpen(false)}
        >
          {children}
          <SelectField
            label="Why?"
            placeholder="Please choose"
            options={SUSPEND_CHOICES}
            {...form.field('reason')}
          />
        </Form>
      </Dialog>
    </>
  );
}
