import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import {
  type acceptInvitationInput,
  emailVerifiedOutput,
  type firstAdminInput,
  invitationOutput,
  messageOutput,
  type registerForm,
  type resetPasswordInput,
  TERMS_HEADER,
  userOutput,
  validLinkOutput,
} from './schema.ts';
import { TERMS_VERSION } from './terms.ts';

/** What people do without a session: register, and use the links of our emails. */

export const registerMutation = mutationOptions({
  // The form asks for the password twice and for the terms: the call sends the one, and names the others.
  mutationFn: ({ fullName, email, phone, username, password }: z.output<typeof registerForm>) =>
    api.post(
      '/api/register',
      { username, password, email, fullName, phone },
      { shape: userOutput, headers: { [TERMS_HEADER]: TERMS_VERSION } },
    ),
});

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
