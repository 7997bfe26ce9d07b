import type { ReactNode } from 'react';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import type { ButtonLook } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import type { ShownForm } from '#app/ui/forms/form.tsx';
import type { CaseBulk } from './use-case-bulk.ts';

export type ChosenDialogProps = { items: readonly AdminCaseRow[]; onClose: () => void; bulk: CaseBulk };

type FrameProps = {
  form: ShownForm;
  onClose: () => void;
  title: string;
  description: ReactNode;
  sendLabel: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** The frame of what is asked before something is done with all chosen requests. */
export function ChosenDialog(frame: FrameProps) {
  return <FormDialog open pendingLabel="Working…" {...frame} />;
}

/** "these 3 requests", "this request". */
export function theseRequests(items: readonly AdminCaseRow[]): string {
  return items.length === 1 ? 'this request' : `these ${items.length} requests`;
}
