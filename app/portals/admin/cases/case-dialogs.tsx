import type { AdminCase } from '#app/features/cases/schema.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { CloseDialog } from '#app/features/cases/ui/steps/close-dialog.tsx';
import { ReopenDialog } from '#app/features/cases/ui/steps/reopen-dialog.tsx';
import { AssignDialog } from './assign/assign-dialog.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { NotRealDialog } from './not-real-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type DialogName =
  | 'assign'
  | 'release'
  | 'undo'
  | 'withdraw'
  | 'close'
  | 'not-real'
  | 'reopen'
  | 'merge'
  | 'split';

type CaseDialogsProps = { case: AdminCase; open: DialogName | null; onClose: () => void };

/** The dialogs of an administrator's steps, each with what was typed in it until it is sent. */
export function CaseDialogs({ case: shown, open, onClose }: CaseDialogsProps) {
  const { id, version, broker } = shown;
  const props = (name: DialogName) => ({ caseId: id, version, open: open === name, onClose });
  return (
    <>
      <AssignDialog case={open === 'assign' ? shown : null} onClose={onClose} />
      <ReasonDialog way="release" {...props('release')} />
      <ReasonDialog way="undo" {...props('undo')} />
      <ReasonDialog way="withdraw" {...props('withdraw')} />
      <ReasonDialog way="split" {...props('split')} />
      {open === 'merge' && <MergeDialog case={shown} onClose={onClose} />}
      <CloseDialog {...props('close')} />
      <NotRealDialog {...props('not-real')} />
      <ReopenDialog
        open={open === 'reopen'}
        onClose={onClose}
        hasBroker={broker !== null}
        hasPolicy={shown.agreed !== null}
        way={accountWay(shown, broker !== null)}
      />
    </>
  );
}
