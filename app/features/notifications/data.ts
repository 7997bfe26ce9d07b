import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import { type mailPreferencesInput, mailPreferencesOutput } from './preferences-schema.ts';

export const mailPreferencesQuery = queryOptions({
  queryKey: ['user', 'mail-preferences'],
  queryFn: () => api.get('/api/notification-preferences', { shape: mailPreferencesOutput }),
});

/** The answer belongs into `mailPreferencesQuery`. */
export const setMailPreferencesMutation = mutationOptions({
  mutationFn: (input: z.input<typeof mailPreferencesInput>) =>
    api.put('/api/notification-preferences', input, { shape: mailPreferencesOutput }),
});
