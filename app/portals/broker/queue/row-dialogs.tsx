import { ContactDialog } from '../cases/dialogs/contact-dialog.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { StepsOfRow } from './board/steps-of-row.tsx';
import { BulkReplyDialog } from './bulk/bulk-reply-dialog.tsx';
import type { QueueChoice } from './bulk/queue-choice.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import { queueKeys } from './keys/use-queue-keys.ts';
import { NoteDialog } from './plans/note-dialog.tsx';
import { SnoozeDialog } from './plans/snooze-dialog.tsx';
import { TaskDialog } from './plans/task-dialog.tsx';
import type { QueueView } from './queue-search.ts';
import type { RowDoing } from './use-row-doing.ts';

type RowDialogsProps = { doing: RowDoing; choice: QueueChoice; bulk: Bulk; asOf: string; view: QueueView };

/** The dialog that a row, a key or the bar has opened. `asOf` is when the rows were read. */
export function RowDialogs({ doing, choice, bulk, asOf, view }: RowDialogsProps) {
  const { dialog, close: onClose, plans } = doing;
  if (!dialog) return null;
  switch (dialog.name) {
    case 'task':
      return <TaskDialog onAdd={plans.addTask} onClose={onClose} />;
    case 'keys':
      return <KeysDialog keys={queueKeys(view)} onClose={onClose} />;
    case 'snooze-chosen':
      return (
        <SnoozeDialog items={choice.chosen} onClose={onClose} onChoose={(until) => void bulk.putOff(until)} />
      );
    case 'reply-chosen':
      return (
        <BulkReplyDialog
          items={choice.chosen}
          onClose={onClose}
          onSend={(messages) => void bulk.send(messages)}
        />
      );
    case 'snooze':
      return (
        <SnoozeDialog
          items={[dialog.item]}
          onClose={onClose}
          onChoose={(until) => plans.putOff(dialog.item, until, asOf)}
        />
      );
    default: {
      const about = dialog.item.case;
      if (!about) return null;
      const name = about.name ?? about.title;
      if (dialog.name === 'steps')
        return <StepsOfRow item={{ ...dialog.item, case: about }} doing={doing} onClose={onClose} />;
      if (dialog.name === 'note') return <NoteDialog caseId={about.id} name={name} onClose={onClose} />;
      return (
        <ContactDialog
          open
          caseId={about.id}
          version={about.version}
          name={name}
          wanted={{ windows: [], earliestOn: null, method: about.contactMethod }}
          onClose={onClose}
        />
      );
    }
  }
}
