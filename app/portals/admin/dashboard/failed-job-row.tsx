import { useMutation, useQueryClient } from '@tanstack/react-query';
import { overviewQuery, retryJobMutation } from '#app/features/oversight/data.ts';
import { sayJob } from '#app/features/oversight/operations/job-words.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { DecisionRow } from './decision-row.tsx';

/** Background work that was given up, and another try. */
export function FailedJobRow({ job }: { job: Overview['failedJobs'][number] }) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    ...retryJobMutation,
    meta: { failed: 'The background work was not tried again' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <DecisionRow
      title={sayJob(job.name)}
      detail={`This background work failed and was given up, ${formatAlbertaTime(new Date(job.failedAt), 'short')}.`}
      actions={
        <Button
          look="secondary"
          size="dense"
          pending={retry.isPending}
          pendingLabel="Trying…"
          onClick={() => retry.mutate(job.id)}
        >
          Try again<span className="sr-only">: {sayJob(job.name)}</span>
        </Button>
      }
    />
  );
}
