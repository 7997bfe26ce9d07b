import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import type {
  proofInput,
  recoveryCodesOutput,
  twoFactorEnrolOutput,
  twoFactorStatusOutput,
} from './schema.ts';

export const twoFactorQuery = queryOptions({
  queryKey: ['user', 'totp'],
  queryFn: () => api.get<typeof twoFactorStatusOutput>('/api/user/totp'),
});

/** First step: `uri` for the QR code, `secret` to type. */
export const enrolTwoFactorMutation = mutationOptions({
  mutationFn: (input: { current: string }) =>
    api.post<typeof twoFactorEnrolOutput>('/api/user/totp/enrol', input),
});

/** Second step: a first code; the answer holds the recovery codes, shown this once. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationFn: (input: { code: string }) => api.post<typeof recoveryCodesOutput>('/api/user/totp', input),
});

export const renewRecoveryCodesMutation = mutationOptions({
  mutationFn: (input: z.input<typeof proofInput>) =>
    api.post<typeof recoveryCodesOutput>('/api/user/totp/recovery-codes', input),
});

export const switchOffTwoFactorMutation = mutationOptions({
  mutationFn: (input: z.input<typeof proofInput>) => api.post('/api/user/totp/off', input),
});
