import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { correctionInput } from '#app/features/accounts/oversight/correction.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { adminClientDetail, adminClients, endedSessions } from './schema.ts';

const pathOf = (id: string) => `/api/admin/clients/${encodeURIComponent(id)}`;

/** Each look is written down, so an open page does not look again by itself. */
export const adminClientsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'clients', search],
    queryFn: () => api.get<typeof adminClients>(`/api/admin/clients?${search}`),
    placeholderData: keepPreviousData,
  });

export const adminClientQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'client', id],
    queryFn: () => api.get<typeof adminClientDetail>(`${pathOf(id)}/cases`),
  });

export const correctClientMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: z.input<typeof correctionInput>) => api.patch(pathOf(id), input),
  });

export const suspendClientMutation = (id: string) =>
  mutationOptions({ mutationFn: (input: { reason: string }) => api.post(`${pathOf(id)}/suspend`, input) });

export const restoreClientMutation = mutationOptions({
  mutationFn: (id: string) => api.post(`${pathOf(id)}/restore`, {}),
});

export const endSessionsMutation = mutationOptions({
  mutationFn: (id: string) => api.post<typeof endedSessions>(`${pathOf(id)}/end-sessions`, {}),
});
