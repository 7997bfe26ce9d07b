import type { ReactNode } from 'react';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form, type ShownForm } from '#app/ui/forms/form.tsx';
import { WhatChanged } from './what-changed.tsx';

/** What the dialog of a step on a case is told. */
export type StepDialogProps = { caseId: string; version: number; open: boolean; onClose: () => void };

type FrameProps = Pick<StepDialogProps, 'open' | 'onClose'> & {
  /** Of which case it says meanwhile what others have changed. */
  caseId?: string;
  form: ShownForm;
  title: string;
  description: ReactNode;
  sendLabel: string;
  pendingLabel: string;
  /** What the button says that changes nothing, where "Cancel" could be read as the step. */
  cancelLabel?: string;
  children?: ReactNode;
};

/** The frame of every step that asks for something: a short form in a dialog. Closing it keeps what was typed. */
export function StepDialog({ caseId, open, onClose, title, description, children, ...form }: FrameProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} {...{ title, description }}>
      <Form {...form} problemTitle="This did not go through" onCancel={onClose}>
        {caseId && <WhatChanged caseId={caseId} />}
        {children}
      </Form>
    </Dialog>
  );
}
