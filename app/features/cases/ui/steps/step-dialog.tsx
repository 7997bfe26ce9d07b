import { type ReactNode, Suspense } from 'react';
import type { ButtonLook } from '#app/ui/button.tsx';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import type { ShownForm } from '#app/ui/forms/form.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';

const loadWhatChanged = () => import('./what-changed.tsx');
/** It says each step of a history in words: much, for what is seldom there. */
const WhatChanged = lazyPart(async () => (await loadWhatChanged()).WhatChanged);

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
  /** Of the button that sends: a quiet one, while what it is about is not chosen. */
  look?: ButtonLook;
  /** What the button says that changes nothing, where "Cancel" could be read as the step. */
  cancelLabel?: string;
  /** Beside the case on a wide screen, where what is written is about what stands there; wide for lines to compare. */
  place?: 'middle' | 'beside' | 'wide-beside' | 'wide';
  children?: ReactNode;
};

/** The frame of every step that asks for something: a short form in a dialog. Closing it keeps what was typed. */
export function StepDialog({ caseId, children, ...frame }: FrameProps) {
  useLoadAhead(loadWhatChanged);
  return (
    <FormDialog {...frame} problemTitle="This did not go through">
      {caseId && (
        <Suspense>
          <WhatChanged caseId={caseId} />
        </Suspense>
      )}
      {children}
    </FormDialog>
  );
}
