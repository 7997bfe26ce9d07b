import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { savedViews } from '#app/features/accounts/profile/saved-views/schema.ts';
import type { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { CaseColumn } from './list/columns.ts';
import type { adminCaseList } from './list/schema.ts';

/** All requests by the filters of the address (`URLSearchParams`). The key is below the topic of the live events. */
export const adminCasesQuery = (search: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'admin', search],
    queryFn: () => api.get<typeof adminCaseList>(`/api/admin/cases?${search}`),
    placeholderData: keepPreviousData,
  });

/** Which columns the viewer wants to see, null for the usual ones. The answer belongs into `savedViewsQuery('cases')`. */
export const columnsMutation = mutationOptions({
  mutationKey: ['case-columns'],
  // One after another: the choice made last is the one that is kept.
  scope: { id: 'case-columns' },
  mutationFn: (columns: CaseColumn[] | null) =>
    api.put<typeof savedViews>('/api/admin/cases/columns', { columns }),
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
