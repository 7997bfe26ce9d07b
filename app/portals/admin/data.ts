import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { caseList } from '#app/features/cases/schema.ts';
import type { mailText, outboxList, resentMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/** Every case there is, newest first. The key is below the topic of the live events. */
export const allCasesQuery = (cursor: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'all', cursor],
    queryFn: () => api.get<typeof caseList>(`/api/cases${cursor && `?cursor=${encodeURIComponent(cursor)}`}`),
  });

// Nothing announces mail, so an open page asks again by itself.
const POLL_MS = 20_000;

/** The list of mails, whatever is looked for in it. */
export const outboxKey = ['admin', 'outbox'] as const;

/** `search` are the words and the state that are asked for. */
export const outboxQuery = (search: string) =>
  queryOptions({
    queryKey: [...outboxKey, search],
    queryFn: () => api.get<typeof outboxList>(`/api/admin/outbox?${search}`),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  });

/** What a mail says. Each look is written down, so an open page looks once. */
export const mailTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'mail', id],
    queryFn: () => api.get<typeof mailText>(`/api/admin/outbox/${id}`),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const resendMailMutation = mutationOptions({
  mutationFn: (id: string) => api.post<typeof resentMail>(`/api/admin/outbox/${id}/resend`, {}),
});
