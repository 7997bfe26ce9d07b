import { ContactDialog } from '../cases/contact-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { NoteDialog } from './plans/note-dialog.tsx';
import { SnoozeDialog } from './plans/snooze-dialog.tsx';
import { TaskDialog } from './plans/task-dialog.tsx';
import type { RowDoing } from './use-row-doing.ts';

/** The dialog that a row or a key has opened. `asOf` is when the rows were read. */
export function RowDialogs({ doing, asOf }: { doing: RowDoing; asOf: string }) {
  const { dialog, close: onClose, plans } = doing;
  if (!dialog) return null;
  switch (dialog.name) {
    case 'task':
      return <TaskDialog onAdd={plans.addTask} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'snooze':
      return (
        <SnoozeDialog
          item={dialog.item}
          onClose={onClose}
          onChoose={(until) => plans.putOff(dialog.item, until, asOf)}
        />
      );
    default: {
      const about = dialog.item.case;
      if (!about) return null;
      const name = about.name ?? about.title;
      if (dialog.name === 'note') return <NoteDialog caseId={about.id} name={name} onClose={onClose} />;
      return <ContactDialog open caseId={about.id} version={about.version} onClose={onClose} />;
    }
  }
}
