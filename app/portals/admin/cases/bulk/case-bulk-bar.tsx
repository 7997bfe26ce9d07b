import { useState } from 'react';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { ChosenBar } from '#app/portals/frame/bulk/chosen-bar.tsx';
import type { Choice } from '#app/portals/frame/bulk/use-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { useCaseBulk } from './use-case-bulk.ts';

const whenChosen = () => true;
const AssignChosenDialog = whenOpened(
  async () => (await import('./assign-chosen-dialog.tsx')).AssignChosenDialog,
  whenChosen,
);
const CloseChosenDialog = whenOpened(
  async () => (await import('./close-chosen-dialog.tsx')).CloseChosenDialog,
  whenChosen,
);
const PriorityDialog = whenOpened(
  async () => (await import('./priority-dialog.tsx')).PriorityDialog,
  whenChosen,
);

type DialogName = 'assign' | 'priority' | 'close';

/** What an administrator can do with the chosen requests. */
export function CaseBulkBar({ choice }: { choice: Choice<AdminCaseRow> }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const bulk = useCaseBulk(choice);
  const props = { items: choice.chosen, onClose: () => setDialog(null), bulk };
  return (
    <>
      <ChosenBar count={choice.chosen.length} onClear={choice.clear} bulk={bulk}>
        <Button
          look="secondary"
          size="small"
          pending={bulk.isBusy}
          pendingLabel="Working…"
          onClick={() => setDialog('assign')}
        >
          Assign
        </Button>
        <Button look="secondary" size="small" disabled={bulk.isBusy} onClick={() => setDialog('priority')}>
          Priority
        </Button>
        <Button look="secondary" size="small" disabled={bulk.isBusy} onClick={() => setDialog('close')}>
          Close them
        </Button>
      </ChosenBar>
      {dialog === 'assign' && <AssignChosenDialog {...props} />}
      {dialog === 'priority' && <PriorityDialog {...props} />}
      {dialog === 'close' && <CloseChosenDialog {...props} />}
    </>
  );
}
