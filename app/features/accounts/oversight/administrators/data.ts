import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { administratorList, InviteAdministratorInput } from './schema.ts';

const PATH = '/api/admin/administrators';

/** Who administers this site. */
export const administratorsQuery = queryOptions({
  queryKey: ['admin', 'administrators'],
  queryFn: () => api.get<typeof administratorList>(PATH),
});

export const inviteAdministratorMutation = mutationOptions({
  mutationFn: (input: InviteAdministratorInput) => api.post<typeof administratorList>(PATH, input),
});

export const promoteMutation = mutationOptions({
  mutationFn: (input: { email: string }) => api.post<typeof administratorList>(`${PATH}/promote`, input),
});

export const suspendAdministratorMutation = (id: string) =>
  mutationOptions({ mutationFn: (input: { reason: string }) => api.post(`${PATH}/${id}/suspend`, input) });

/** What is done to an administrator without any more words. */
export const administratorMutation = mutationOptions({
  mutationFn: ({ id, act }: { id: string; act: 'demote' | 'restore' | 'cancel' }) =>
    act === 'cancel' ? api.delete(`${PATH}/${id}/invitation`) : api.post(`${PATH}/${id}/${act}`, {}),
});
