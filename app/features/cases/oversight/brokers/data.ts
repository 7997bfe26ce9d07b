import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { brokerProfileInput, LicenceCheckInput } from '#app/features/brokers/oversight/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { adminBrokerDetail, adminBrokers, resentInvitation, suspendedBroker } from './schema.ts';

const pathOf = (id: string) => `/api/admin/brokers/${encodeURIComponent(id)}`;

// What they have changes with every case, whose topic the keys begin with.
export const adminBrokersQuery = queryOptions({
  queryKey: ['cases', 'list', 'brokers'],
  queryFn: () => api.get('/api/admin/brokers', { shape: adminBrokers }),
});

export const adminBrokerQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'brokers', id],
    queryFn: () => api.get(pathOf(id), { shape: adminBrokerDetail }),
  });

export const changeProfileMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: z.output<typeof brokerProfileInput>) =>
      api.put(`${pathOf(id)}/profile`, input, { shape: adminBrokerDetail }),
  });

export const licenceCheckMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: LicenceCheckInput) =>
      api.post(`${pathOf(id)}/licence-checks`, input, { shape: adminBrokerDetail }),
  });

export const resendInvitationMutation = mutationOptions({
  mutationFn: (id: string) => api.post(`${pathOf(id)}/invitation`, {}, { shape: resentInvitation }),
});

export const cancelInvitationMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`${pathOf(id)}/invitation`),
});

export const suspendBrokerMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { reason: string }) =>
      api.post(`${pathOf(id)}/suspend`, input, { shape: suspendedBroker }),
  });

export const restoreBrokerMutation = mutationOptions({
  mutationFn: (id: string) => api.post(`${pathOf(id)}/restore`, {}, { shape: adminBrokerDetail }),
});
