import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { adminCaseList } from './list/schema.ts';

/** All requests by the filters of the address (`URLSearchParams`). The key is below the topic of the live events. */
export const adminCasesQuery = (search: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'admin', search],
    queryFn: () => api.get<typeof adminCaseList>(`/api/admin/cases?${search}`),
    placeholderData: keepPreviousData,
  });

type Reasoned = { id: string; version: number; reason: string };

/** Steps of administrators that ask for a reason; each is answered with the case as it is then. */
export const releaseCase = ({ id, ...input }: Reasoned) =>
  api.post<typeof steppedCase>(`/api/admin/cases/${id}/release`, input);

export const undoClock = ({ id, ...input }: Reasoned) =>
  api.post<typeof steppedCase>(`/api/admin/cases/${id}/undo`, input);

export const withdrawCase = ({ id, ...input }: Reasoned) =>
  api.post<typeof steppedCase>(`/api/cases/${id}/transitions`, { to: 'withdrawn', ...input });

export const priorityMutation = mutationOptions({
  mutationFn: ({ id, ...input }: { id: string; version: number; priority: string }) =>
    api.post<typeof steppedCase>(`/api/admin/cases/${id}/priority`, input),
});
