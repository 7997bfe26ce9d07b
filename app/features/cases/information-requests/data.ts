import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type {
  InformationChange,
  informationRequest,
  informationRequests,
  NewInformationRequest,
} from './schema.ts';

/** What was asked for on a case. The key is the topic of its live events. */
export const informationRequestsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'requests'] as const,
    queryFn: () => api.get<typeof informationRequests>(`/api/cases/${caseId}/requests`),
  });

export const requestInformation = ({
  caseId,
  ...input
}: NewInformationRequest & { caseId: string; version?: number }) =>
  api.post<typeof informationRequest>(`/api/cases/${caseId}/requests`, input);

export const changeRequestMutation = mutationOptions({
  mutationFn: ({ id, ...change }: InformationChange & { id: string }) =>
    api.patch<typeof informationRequest>(`/api/requests/${id}`, change),
});
