import { useQuery } from '@tanstack/react-query';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { deadJobsQuery } from '../data.ts';

/** Background work that was tried again and again and then given up. */
export function DeadJobs() {
  const jobs = useQuery(deadJobsQuery);
  if (jobs.isPending) return <SkeletonText lines={4} />;
  if (jobs.isError) return <LoadFailure what="the failed jobs" onRetry={() => void jobs.refetch()} />;
  const { items } = jobs.data;
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing has failed">
        Work that keeps failing after all its tries, such as an email that cannot be delivered, is listed
        here.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Failed jobs"
      rows={items}
      rowKey={(job) => job.id}
      columns={[
        { key: 'name', header: 'Job', render: (job) => job.name },
        {
          key: 'failedAt',
          header: 'Given up',
          render: (job) => formatAlbertaTime(new Date(job.failedAt), 'dateTime'),
        },
      ]}
    />
  );
}
