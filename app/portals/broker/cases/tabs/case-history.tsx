import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { CaseTimeline } from '#app/features/cases/ui/history/case-timeline.tsx';
import { ownWords } from '#app/features/cases/ui/history/own/own-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { closedWords } from '../tasks/task-entries.tsx';

/** All that happened to a case, the newest first. */
export function CaseHistory({ id, hasTasks }: { id: string; hasTasks: boolean }) {
  const { data, isError, refetch } = useQuery({ ...caseEventsQuery(id), retry: retryCase });
  const { data: tasks } = useQuery({ ...caseTasksQuery(id), retry: retryCase, enabled: hasTasks });
  const own = tasks?.closed.map((task) => ({ id: task.id, at: task.at, title: closedWords(task) }));
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">History</h2>
        <p className="text-xs text-slate">Alberta time</p>
      </div>
      {data && <CaseTimeline events={data.items} reader="broker" ownWords={ownWords(data.items)} own={own} />}
      {!data && !isError && <SkeletonText lines={4} />}
      {!data && isError && <LoadFailure what="the history" onRetry={() => void refetch()} />}
    </section>
  );
}
