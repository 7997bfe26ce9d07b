import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';
import { usePlans } from '#app/portals/broker/queue/plans/use-plans.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { TaskItems } from './task-items.tsx';

const loadTaskDialog = async () =>
  (await import('#app/portals/broker/queue/plans/task-dialog.tsx')).TaskDialog;
const TaskDialog = whenOpened(loadTaskDialog, () => true);

/** What the broker has planned for a case: theirs alone. Live events keep it fresh. */
export function CaseTasks({ case: { id, contact, title } }: { case: BrokerCase }) {
  const plans = usePlans();
  const [isAdding, setAdding] = useState(false);
  useLoadAhead(loadTaskDialog);
  const { data } = useQuery({ ...caseTasksQuery(id), retry: retryCase });
  const tasks = data?.items ?? [];
  return (
    <SidePart
      heading="Your tasks"
      aside={
        <Button look="quiet" size="dense" className="-my-2 -mr-2.5" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4" />
          New task
        </Button>
      }
    >
      {tasks.length > 0 && <TaskItems tasks={tasks} />}
      {isAdding && (
        <TaskDialog
          about={{ id, name: contact?.fullName ?? title }}
          onAdd={plans.addTask}
          onClose={() => setAdding(false)}
        />
      )}
    </SidePart>
  );
}
