import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import type { Task } from '#app/features/tasks/schema.ts';
import { usePlans } from '#app/portals/broker/queue/plans/use-plans.ts';
import { Button } from '#app/ui/button.tsx';

/** The open tasks of a case, each until when, and done at a press. */
export function TaskItems({ tasks }: { tasks: readonly Task[] }) {
  const now = useNow();
  const plans = usePlans();
  return (
    <ul className="flex flex-col">
      {tasks.map((task) => (
        <li
          key={task.id}
          className="flex items-center justify-between gap-2 border-b border-line py-1 last:border-0"
        >
          <span className="min-w-0">
            {task.title}
            <span
              className={
                new Date(task.dueAt) <= now ? 'block text-xs text-danger' : 'block text-xs text-slate'
              }
            >
              {new Date(task.dueAt) <= now ? 'overdue since' : 'by'} {shortTime(new Date(task.dueAt), now)}
            </span>
          </span>
          <Button
            look="quiet"
            size="dense"
            className="-mr-2.5"
            disabled={plans.isBusy}
            aria-label={`Done: ${task.title}`}
            onClick={() => plans.finish(task)}
          >
            Done
          </Button>
        </li>
      ))}
    </ul>
  );
}
