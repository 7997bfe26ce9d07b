import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { AssignInput, brokerChoices } from './schema.ts';

/** Who can take a case now: read anew each time it is asked, as brokers come and go. */
export const brokerChoicesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'choices'],
    queryFn: () => api.get<typeof brokerChoices>(`/api/admin/cases/${caseId}/brokers`),
    staleTime: 0,
  });

export const assignMutation = mutationOptions({
  mutationFn: ({ id, ...input }: AssignInput & { id: string }) =>
    api.post<typeof steppedCase>(`/api/admin/cases/${id}/assign`, input),
});
