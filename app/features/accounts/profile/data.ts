import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { messageOutput, userOutput } from '#app/features/accounts/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { changeEmailInput, changePasswordInput, profileInput, sessionList } from './schema.ts';

/** Keys start with ['user'], the topic of the live events: an event refreshes them. */

/** The answer belongs into `userQuery`. */
export const updateProfileMutation = mutationOptions({
  mutationFn: (input: z.input<typeof profileInput>) => api.patch<typeof userOutput>('/api/user', input),
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (input: z.input<typeof changePasswordInput>) => api.post('/api/user/password', input),
});

export const changeEmailMutation = mutationOptions({
  mutationFn: (input: z.input<typeof changeEmailInput>) =>
    api.post<typeof messageOutput>('/api/user/email', input),
});

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: () => api.get<typeof sessionList>('/api/user/sessions'),
});

/** Everywhere but here. */
export const endOtherSessionsMutation = mutationOptions({
  mutationFn: () => api.delete('/api/user/sessions'),
});

export const endSessionMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => api.delete(`/api/user/sessions/${id}`),
});
