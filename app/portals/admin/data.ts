import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caseList } from '#app/features/cases/schema.ts';
import { mailText, outboxList, resentMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/** Every case there is, newest first. The key is below the topic of the live events. */
export const allCasesQuery = (cursor: string) =>
  queryOptions({
    queryKey: ['cases', 'list', 'all', cursor],
    queryFn: () =>
      api.get(`/api/cases${cursor && `?cursor=${encodeURIComponent(cursor)}`}`, { shape: caseList }),
  });

// Nothing announces mail, so an open page asks again by itself.
const POLL_MS = 20_000;

export const outboxQuery = queryOptions({
  queryKey: ['admin', 'outbox'],
  queryFn: () => api.get('/api/admin/outbox', { shape: outboxList }),
  refetchInterval: POLL_MS,
});

/** What a mail says. Each look is written down, so an open page looks once. */
export const mailTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'mail', id],
    queryFn: () => api.get(`/api/admin/outbox/${id}`, { shape: mailText }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const resendMailMutation = mutationOptions({
  mutationFn: (id: string) => api.post(`/api/admin/outbox/${id}/resend`, {}, { shape: resentMail }),
});
