import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NoticeQuery, noticeList, ReadNoticesInput } from './schema.ts';

export type NoticeFilter = Pick<NoticeQuery, 'show' | 'kind'>;

/** How much the viewer has not read, and the newest of it. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: () => api.get<typeof noticeList>('/api/notifications?show=unread&limit=1'),
});

export const noticesQuery = ({ show, kind }: NoticeFilter) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list', show, kind ?? 'every kind'],
    queryFn: ({ pageParam }) => {
      const search = new URLSearchParams({
        show,
        ...(kind && { kind }),
        ...(pageParam && { cursor: pageParam }),
      });
      return api.get<typeof noticeList>(`/api/notifications?${search}`);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const readNoticesMutation = mutationOptions({
  mutationFn: (which: ReadNoticesInput) => api.post('/api/notifications/read', which),
});

export const muteCaseMutation = mutationOptions({
  mutationFn: ({ caseId, isMuted }: { caseId: string; isMuted: boolean }) =>
    api.put(`/api/notifications/mutes/${caseId}`, { isMuted }),
});
