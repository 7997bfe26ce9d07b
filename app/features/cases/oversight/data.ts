import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { adminCaseList } from './list/schema.ts';

/** All requests by the filters of the address (`URLSearchParams`). The key is below the topic of the live events. */
export const adminCasesQuery = (search: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'admin', search],
    queryFn: () => api.get(`/api/admin/cases?${search}`, { shape: adminCaseList }),
    placeholderData: keepPreviousData,
  });

type Reasoned = { id: string; version: number; reason: string };

/** Steps of administrators that ask for a reason; each is answered with the case as it is then. */
export const releaseCase = ({ id, ...input }: Reasoned) =>
  api.post(`/api/admin/cases/${id}/release`, input, { shape: steppedCase });

export const undoClock = ({ id, ...input }: Reasoned) =>
  api.post(`/api/admin/cases/${id}/undo`, input, { shape: steppedCase });

export const withdrawCase = ({ id, ...input }: Reasoned) =>
  api.post(`/api/cases/${id}/transitions`, { to: 'withdrawn', ...input }, { shape: steppedCase });

export const priorityMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string; version: number; priority: string }) =>
    api.post(`/api/admin/cases/${id}/priority`, input, { shape: steppedCase }),
});
