import type { ReactNode } from 'react';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form, type ShownForm } from '#app/ui/forms/form.tsx';
import type { CaseBulk } from './use-case-bulk.ts';

export type ChosenDialogProps = { items: readonly AdminCaseRow[]; onClose: () => void; bulk: CaseBulk };

type FrameProps = {
  form: ShownForm;
  onClose: () => void;
  title: string;
  description: ReactNode;
  sendLabel: string;
  children: ReactNode;
};

/** The frame of what is asked before something is done with all chosen requests. */
export function ChosenDialog({ form, onClose, title, description, sendLabel, children }: FrameProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} {...{ title, description }}>
      <Form {...{ form, sendLabel }} pendingLabel="Working…" onCancel={onClose}>
        {children}
      </Form>
    </Dialog>
  );
}

/** "these 3 requests", "this request". */
export function theseRequests(items: readonly AdminCaseRow[]): string {
  return items.length === 1 ? 'this request' : `these ${items.length} requests`;
}
