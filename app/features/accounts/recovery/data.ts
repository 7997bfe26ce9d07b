import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { messageOutput } from '#app/features/accounts/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { emailVerifiedOutput, firstAdminInput, resetPasswordInput, validLinkOutput } from './schema.ts';

/** What people do without a session: register, and use the links of our emails. */

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (input: { email: string }) => api.post<typeof messageOutput>('/api/forgot-password', input),
});

/** Whether a reset link can still be used; a 410 says in `message` that it cannot. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'reset', token],
    queryFn: () => api.get<typeof validLinkOutput>(`/api/reset-password/${encodeURIComponent(token)}`),
    retry: false,
  });

export const resetPasswordMutation = mutationOptions({
  mutationFn: (input: z.input<typeof resetPasswordInput>) =>
    api.post<typeof messageOutput>('/api/reset-password', input),
});

/** For the links that confirm a first or a new address. Send it on a click, not by itself: mail programs open links. */
export const verifyEmailMutation = mutationOptions({
  mutationFn: (input: { token: string }) => api.post<typeof emailVerifiedOutput>('/api/verify-email', input),
});

/** Whether the first administrator can still be made with this link. */
export const firstAdminQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'first-admin', token],
    queryFn: () => api.get<typeof validLinkOutput>(`/api/first-admin/${encodeURIComponent(token)}`),
    retry: false,
  });

export const firstAdminMutation = mutationOptions({
  mutationFn: (input: z.input<typeof firstAdminInput>) =>
    api.post<typeof messageOutput>('/api/first-admin', input),
});

export const resendVerificationMutation = mutationOptions({
  mutationFn: () => api.post<typeof messageOutput>('/api/verify-email/resend', {}),
});
