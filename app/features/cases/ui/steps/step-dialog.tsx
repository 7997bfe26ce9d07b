import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type StepDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  sendLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** Why the last try was refused; what was typed stays. */
  problem: string | undefined;
  onSend: (typed: FormData) => void;
  children: ReactNode;
};

/** A short form in a dialog, sent as one step on a case. */
export function StepDialog({
  open,
  onClose,
  title,
  description,
  sendLabel,
  pendingLabel,
  pending,
  problem,
  onSend,
  children,
}: StepDialogProps) {
  const formId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) onSend(new FormData(event.currentTarget));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingLabel={pendingLabel}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="flex flex-col gap-5">
        {problem && (
          <Callout tone="warning" live title="This did not go through">
            {problem}
          </Callout>
        )}
        {children}
      </form>
    </Dialog>
  );
}

/** The text that was typed into one field of a form; empty when there is none. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
