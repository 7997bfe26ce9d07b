import { useQuery } from '@tanstack/react-query';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';

/** Until when the broker waits for whom they left a message, as `Tue 9 am`; null once that is over, and where none is planned. */
export function useFollowUp({ id, view, turn }: BrokerCase | AdminCase, now: Date): string | null {
  const enabled = view === 'broker' && turn.what === 'reach';
  const { data } = useQuery({ ...caseTasksQuery(id), retry: retryCase, enabled });
  const next = enabled && data?.items.find(({ awaits }) => awaits === 'client');
  const at = next ? new Date(next.dueAt) : null;
  return at && at > now ? shortTime(at, now) : null;
}
