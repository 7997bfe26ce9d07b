import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { numbersOutput, type PeriodDays } from '#app/features/cases/oversight/numbers/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { auditList, caseRecord, ledgerReport } from './audit/schema.ts';
import { operationsOutput } from './operations/schema.ts';
import { overviewOutput, retriedJob } from './schema.ts';

// Cases are announced below the topic that both keys begin with; of mail, jobs and content nothing is.
const POLL_MS = 30_000;

export const overviewQuery = queryOptions({
  queryKey: ['cases', 'list', 'overview'],
  queryFn: () => api.get('/api/admin/overview', { shape: overviewOutput }),
  refetchInterval: POLL_MS,
});

export const numbersQuery = (days: PeriodDays) =>
  queryOptions({
    queryKey: ['cases', 'list', 'numbers', days],
    queryFn: () => api.get(`/api/admin/numbers?days=${days}`, { shape: numbersOutput }),
    placeholderData: keepPreviousData,
  });

export const retryJobMutation = mutationOptions({
  mutationFn: (id: string) => api.post(`/api/admin/dead-jobs/${id}/retry`, {}, { shape: retriedJob }),
});

/** Each look stands in the passport, so an open page looks once. */
export const caseRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id, 'record'],
    queryFn: () => api.get(`/api/admin/cases/${id}/record`, { shape: caseRecord }),
  });

/** The state of the machinery; an open page follows it. */
export const operationsQuery = queryOptions({
  queryKey: ['admin', 'operations'],
  queryFn: () => api.get('/api/admin/operations', { shape: operationsOutput }),
  refetchInterval: POLL_MS,
});

/** The audit log by the filters of the address. It is read once: an open page shows what was found. */
export const auditQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: () => api.get(`/api/admin/audit?${search}`, { shape: auditList }),
    placeholderData: keepPreviousData,
  });

export const verifyLedgerMutation = mutationOptions({
  mutationFn: () => api.post('/api/admin/audit/verify', {}, { shape: ledgerReport }),
});
