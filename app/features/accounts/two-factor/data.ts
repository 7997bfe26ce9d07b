import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import {
  type proofInput,
  recoveryCodesOutput,
  twoFactorEnrolOutput,
  twoFactorStatusOutput,
} from './schema.ts';

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
