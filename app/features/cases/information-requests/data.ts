import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import {
  type InformationChange,
  informationRequest,
  informationRequests,
  type NewInformationRequest,
} from './schema.ts';

/** What was asked for on a case. The key is the topic of its live events. */
export const informationRequestsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'requests'] as const,
    queryFn: () => api.get(`/api/cases/${caseId}/requests`, { shape: informationRequests }),
  });

export const requestInformationMutation = mutationOptions({
  mutationFn: ({ caseId, ...input }: NewInformationRequest & { caseId: string; version?: number }) =>
    api.post(`/api/cases/${caseId}/requests`, input, { shape: informationRequest }),
});

export const changeRequestMutation = mutationOptions({
  mutationFn: ({ id, ...change }: InformationChange & { id: string }) =>
    api.patch(`/api/requests/${id}`, change, { shape: informationRequest }),
});
