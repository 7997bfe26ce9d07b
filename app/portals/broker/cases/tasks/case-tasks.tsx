import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';
import { Button } from '#app/ui/button.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { NewTask } from './new-task.tsx';
import { TaskItems } from './task-items.tsx';

/** What the broker has planned for a case: theirs alone. Live events keep it fresh. */
export function CaseTasks({ case: shown }: { case: BrokerCase }) {
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery({ ...caseTasksQuery(shown.id), retry: retryCase });
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
      {isAdding && <NewTask case={shown} onClose={() => setAdding(false)} />}
    </SidePart>
  );
}
