import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import { type inviteBrokerInput, invitedBrokerOutput } from './broker-schema.ts';
import {
  type changeEmailInput,
  type changePasswordInput,
  type deletionInput,
  messageOutput,
  privacyRequestOutput,
  type profileInput,
  type proofInput,
  recoveryCodesOutput,
  sessionList,
  twoFactorEnrolOutput,
  twoFactorStatusOutput,
  userOutput,
} from './schema.ts';

/** Keys start with ['user'], the topic of the live events: an event refreshes them. */

/** Where one's own data is downloaded: an address for a link, as the browser saves the file. */
export const EXPORT_PATH = '/api/user/export';

/** The answer belongs into `userQuery`. */
export const updateProfileMutation = mutationOptions({
  mutationFn: (input: z.input<typeof profileInput>) => api.patch('/api/user', input, { shape: userOutput }),
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (input: z.input<typeof changePasswordInput>) => api.post('/api/user/password', input),
});

export const changeEmailMutation = mutationOptions({
  mutationFn: (input: z.input<typeof changeEmailInput>) =>
    api.post('/api/user/email', input, { shape: messageOutput }),
});

export const resendVerificationMutation = mutationOptions({
  mutationFn: () => api.post('/api/verify-email/resend', {}, { shape: messageOutput }),
});

export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: () => api.get('/api/user/sessions', { shape: sessionList }),
});

export const endSessionMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => api.delete(`/api/user/sessions/${id}`),
});

export const twoFactorQuery = queryOptions({
  queryKey: ['user', 'totp'],
  queryFn: () => api.get('/api/user/totp', { shape: twoFactorStatusOutput }),
});

/** First step: `uri` for the QR code, `secret` to type. */
export const enrolTwoFactorMutation = mutationOptions({
  mutationFn: (input: { current: string }) =>
    api.post('/api/user/totp/enrol', input, { shape: twoFactorEnrolOutput }),
});

/** Second step: a first code; the answer holds the recovery codes, shown this once. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationFn: (input: { code: string }) => api.post('/api/user/totp', input, { shape: recoveryCodesOutput }),
});

export const renewRecoveryCodesMutation = mutationOptions({
  mutationFn: (input: z.input<typeof proofInput>) =>
    api.post('/api/user/totp/recovery-codes', input, { shape: recoveryCodesOutput }),
});

export const switchOffTwoFactorMutation = mutationOptions({
  mutationFn: (input: z.input<typeof proofInput>) => api.post('/api/user/totp/off', input),
});

export const requestDeletionMutation = mutationOptions({
  mutationFn: (input: z.input<typeof deletionInput>) =>
    api.post('/api/user/deletion-request', input, { shape: privacyRequestOutput }),
});

export const inviteBrokerMutation = mutationOptions({
  mutationFn: (input: z.input<typeof inviteBrokerInput>) =>
    api.post('/api/admin/brokers', input, { shape: invitedBrokerOutput }),
});
