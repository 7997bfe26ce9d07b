import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { BulkAction, chosenBrokers, inBulkReport } from './schema.ts';

type Asked = { cases: readonly { id: string; version: number }[]; action: BulkAction };

/** The same step on many cases, answered with what was done and what was refused. */
export const inBulkMutation = mutationOptions({
  mutationFn: (asked: Asked) => api.post<typeof inBulkReport>('/api/admin/cases/bulk', asked),
});

/** Who can take which of these cases: read anew each time it is asked, as brokers come and go. */
export const chosenBrokersQuery = (caseIds: readonly string[]) =>
  queryOptions({
    queryKey: ['cases', 'choices', ...caseIds],
    queryFn: () => api.get<typeof chosenBrokers>(`/api/admin/broker-choices?cases=${caseIds.join(',')}`),
    staleTime: 0,
  });
