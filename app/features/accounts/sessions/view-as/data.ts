import { mutationOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { startedView } from './schema.ts';

export const viewAsMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: { reason: string }) =>
      api.post<typeof startedView>(`/api/admin/users/${encodeURIComponent(id)}/view-as`, input),
  });

export const endViewMutation = mutationOptions({ mutationFn: () => api.post('/api/view-as/end', {}) });
