import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { NumbersQuery, numbersOutput } from '#app/features/cases/oversight/numbers/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { auditList, caseRecord, ledgerReport } from './audit/schema.ts';
import type { operationsOutput } from './operations/schema.ts';
import type { brokerPolicies } from './policies/schema.ts';
import type { overviewOutput, retriedJob } from './schema.ts';

// Cases are announced below the topic that both keys begin with; of mail, jobs and content nothing is.
const POLL_MS = 30_000;

export const overviewQuery = queryOptions({
  queryKey: ['cases', 'list', 'overview'],
  queryFn: () => api.get<typeof overviewOutput>('/api/admin/overview'),
  refetchInterval: POLL_MS,
});

export const policiesOfQuery = (brokerId: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'brokers', brokerId, 'policies'],
    queryFn: () =>
      api.get<typeof brokerPolicies>(`/api/admin/brokers/${encodeURIComponent(brokerId)}/policies`),
  });

export const numbersQuery = ({ days, by }: NumbersQuery) =>
  queryOptions({
    queryKey: ['cases', 'list', 'numbers', days, by],
    queryFn: () => api.get<typeof numbersOutput>(`/api/admin/numbers?days=${days}&by=${by}`),
    placeholderData: keepPreviousData,
  });

export const retryJobMutation = mutationOptions({
  mutationFn: (id: string) => api.post<typeof retriedJob>(`/api/admin/dead-jobs/${id}/retry`, {}),
});

/** Each look stands in the passport, so an open page looks once. */
export const caseRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'record'],
    queryFn: () => api.get<typeof caseRecord>(`/api/admin/cases/${id}/record`),
  });

/** The state of the machinery; an open page follows it. */
export const operationsQuery = queryOptions({
  queryKey: ['admin', 'operations'],
  queryFn: () => api.get<typeof operationsOutput>('/api/admin/operations'),
  refetchInterval: POLL_MS,
});

/** The audit log by the filters of the address. It is read once: an open page shows what was found. */
export const auditQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: () => api.get<typeof auditList>(`/api/admin/audit?${search}`),
    placeholderData: keepPreviousData,
  });

export const verifyLedgerMutation = mutationOptions({
  mutationFn: (input: { saved: string }) => api.post<typeof ledgerReport>('/api/admin/audit/verify', input),
});
