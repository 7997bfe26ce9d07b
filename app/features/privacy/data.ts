import { mutationOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#app/platform/http/api-client.ts';
import type { deletionInput, privacyRequestOutput } from './schema.ts';

/** Where one's own data is downloaded: an address for a link, as the browser saves the file. */
export const EXPORT_PATH = '/api/user/export';

export const requestDeletionMutation = mutationOptions({
  mutationFn: (input: z.input<typeof deletionInput>) =>
    api.post<typeof privacyRequestOutput>('/api/user/deletion-request', input),
});
