import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { PrivacyAnswer, privacyAsker, privacyRequestList } from './schema.ts';

/** What people have asked about their data, for an administrator; answered ones for as long as we keep them. */
export const privacyRequestsQuery = queryOptions({
  queryKey: ['privacy-requests'],
  queryFn: () => api.get<typeof privacyRequestList>('/api/admin/privacy-requests'),
});

export const answerRequestMutation = (id: string) =>
  mutationOptions({
    mutationFn: (answer: PrivacyAnswer) =>
      api.post<typeof privacyRequestList>(`/api/admin/privacy-requests/${id}/answer`, answer),
  });

/** Who is to be answered; that it was read is written down, so it is asked for when an answer is begun. */
export const privacyAskerQuery = (id: string) =>
  queryOptions({
    queryKey: ['privacy-requests', id, 'asker'],
    queryFn: () => api.get<typeof privacyAsker>(`/api/admin/privacy-requests/${id}/asker`),
  });
