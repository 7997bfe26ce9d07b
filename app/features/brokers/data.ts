import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { messageOutput } from '#app/features/accounts/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type {
  acceptInvitationInput,
  invitationOutput,
  inviteBrokerInput,
  invitedBrokerOutput,
} from './schema.ts';

/** Who an invitation is for; a 410 says in `message` that it is over. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'invitation', token],
    queryFn: () => api.get<typeof invitationOutput>(`/api/invitation/${encodeURIComponent(token)}`),
    retry: false,
  });

export const acceptInvitationMutation = mutationOptions({
  mutationFn: (input: z.input<typeof acceptInvitationInput>) =>
    api.post<typeof messageOutput>('/api/invitation', input),
});

export const inviteBrokerMutation = mutationOptions({
  mutationFn: (input: z.input<typeof inviteBrokerInput>) =>
    api.post<typeof invitedBrokerOutput>('/api/admin/brokers', input),
});
