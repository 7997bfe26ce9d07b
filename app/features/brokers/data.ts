import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { messageOutput } from '#app/features/accounts/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import {
  type acceptInvitationInput,
  invitationOutput,
  type inviteBrokerInput,
  invitedBrokerOutput,
} from './schema.ts';

/** Who an invitation is for; a 410 says in `message` that it is over. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'invitation', token],
    queryFn: () => api.get(`/api/invitation/${encodeURIComponent(token)}`, { shape: invitationOutput }),
    retry: false,
  });

export const acceptInvitationMutation = mutationOptions({
  mutationFn: (input: z.input<typeof acceptInvitationInput>) =>
    api.post('/api/invitation', input, { shape: messageOutput }),
});

export const inviteBrokerMutation = mutationOptions({
  mutationFn: (input: z.input<typeof inviteBrokerInput>) =>
    api.post('/api/admin/brokers', input, { shape: invitedBrokerOutput }),
});
