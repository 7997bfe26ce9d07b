import { useQuery } from '@tanstack/react-query';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseTasksQuery } from '#app/features/tasks/data.ts';

/** Whether the broker has yet to send the papers of a recorded policy. */
export function useArePapersDue({ id, view, status }: BrokerCase | AdminCase): boolean {
  const enabled = view === 'broker' && status === 'won';
  const { data } = useQuery({ ...caseTasksQuery(id), retry: retryCase, enabled });
  return enabled && (data?.items.some(({ awaits }) => awaits === 'papers') ?? false);
}
