import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { messageOutput } from '#app/features/accounts/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import {
  emailVerifiedOutput,
  type firstAdminInput,
  type resetPasswordInput,
  validLinkOutput,
} from './schema.ts';

/** What people do without a session: register, and use the links of our emails. */

export const forgotPasswordMutation = mutationOptions({
  mutationFn: (input: { email: string }) => api.post('/api/forgot-password', input, { shape: messageOutput }),
});

/** Whether a reset link can still be used; a 410 says in `message` that it cannot. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'reset', token],
    queryFn: () => api.get(`/api/reset-password/${encodeURIComponent(token)}`, { shape: validLinkOutput }),
    retry: false,
  });

export const resetPasswordMutation = mutationOptions({
  mutationFn: (input: z.input<typeof resetPasswordInput>) =>
    api.post('/api/reset-password', input, { shape: messageOutput }),
});

/** For the links that confirm a first or a new address. Send it on a click, not by itself: mail programs open links. */
export const verifyEmailMutation = mutationOptions({
  mutationFn: (input: { token: string }) =>
    api.post('/api/verify-email', input, { shape: emailVerifiedOutput }),
});

/** Whether the first administrator can still be made with this link. */
export const firstAdminQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', 'first-admin', token],
    queryFn: () => api.get(`/api/first-admin/${encodeURIComponent(token)}`, { shape: validLinkOutput }),
    retry: false,
  });

export const firstAdminMutation = mutationOptions({
  mutationFn: (input: z.input<typeof firstAdminInput>) =>
    api.post('/api/first-admin', input, { shape: messageOutput }),
});

export const resendVerificationMutation = mutationOptions({
  mutationFn: () => api.post('/api/verify-email/resend', {}, { shape: messageOutput }),
});
