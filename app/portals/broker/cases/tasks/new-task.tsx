import type { BrokerCase } from '#app/features/cases/schema.ts';
import { usePlans } from '#app/portals/broker/queue/plans/use-plans.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';

const TaskDialog = whenOpened(
  async () => (await import('#app/portals/broker/queue/plans/task-dialog.tsx')).TaskDialog,
  () => true,
);

type NewTaskProps = { case: Pick<BrokerCase, 'id' | 'contact' | 'title'>; onClose: () => void };

/** What the broker plans anew for a case. */
export function NewTask({ case: { id, contact, title }, onClose }: NewTaskProps) {
  const { addTask } = usePlans();
  return <TaskDialog about={{ id, name: contact?.fullName ?? title }} onAdd={addTask} onClose={onClose} />;
}
