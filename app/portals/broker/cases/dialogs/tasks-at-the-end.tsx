import { useQuery } from '@tanstack/react-query';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';
import { TaskItems } from '../tasks/task-items.tsx';

/** What the broker planned for a case that ends now: asked about once. What waits for the client closes by itself. */
export function TasksAtTheEnd({ caseId }: { caseId: string }) {
  const { data } = useQuery({ ...caseTasksQuery(caseId), retry: retryCase });
  const open = data?.items.filter(({ awaits }) => awaits === null) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="tasks-at-the-end" className="text-sm">
      <h3 id="tasks-at-the-end" className="font-semibold">
        Your open tasks
      </h3>
      <p className="mt-0.5 text-slate">Press Done for what ends with this. The others stay on your list.</p>
      <div className="mt-2 rounded-control border border-line px-3">
        <TaskItems tasks={open} />
      </div>
    </section>
  );
}
