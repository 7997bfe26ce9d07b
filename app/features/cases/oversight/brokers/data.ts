import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { brokerProfileInput, LicenceCheckInput } from '#app/features/brokers/oversight/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type {
  adminBrokerDetail,
  adminBrokers,
  RestoreInput,
  resentInvitation,
  restoredBroker,
  suspendedBroker,
} from './schema.ts';

const pathOf = (id: string) => `/api/admin/brokers/${encodeURIComponent(id)}`;

// What they have changes with every case, whose topic the keys begin with.
export const adminBrokersQuery = queryOptions({
  queryKey: ['cases', 'list', 'brokers'],
  queryFn: () => api.get<typeof adminBrokers>('/api/admin/brokers'),
});

export const adminBrokerQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'brokers', id],
    queryFn: () => api.get<typeof adminBrokerDetail>(pathOf(id)),
  });

export const changeProfileMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: z.output<typeof brokerProfileInput>) =>
      api.put<typeof adminBrokerDetail>(`${pathOf(id)}/profile`, input),
  });

export const licenceCheckMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: LicenceCheckInput) =>
      api.post<typeof adminBrokerDetail>(`${pathOf(id)}/licence-checks`, input),
  });

export const resendInvitationMutation = mutationOptions({
  mutationFn: (id: string) => api.post<typeof resentInvitation>(`${pathOf(id)}/invitation`, {}),
});

export const cancelInvitationMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`${pathOf(id)}/invitation`),
});

export const suspendBrokerMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { reason: string }) =>
      api.post<typeof suspendedBroker>(`${pathOf(id)}/suspend`, input),
  });

export const restoreBrokerMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: RestoreInput) => api.post<typeof restoredBroker>(`${pathOf(id)}/restore`, input),
  });
