import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { ownNumbers } from './numbers/schema.ts';
import type { queuePage } from './schema.ts';

/** Sections change as time passes, without anything being said. */
const RENEW_MS = 60_000;

/** All that a broker’s queue is read with: the topics of its live events begin so. */
export const queueKey = ['cases', 'broker', 'queue'] as const;

/** A broker’s queue with filters as they stand in the address. */
export const queueQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...queueKey, search],
    queryFn: ({ pageParam, signal }) => {
      const fields = new URLSearchParams(search);
      if (pageParam) fields.set('after', pageParam);
      return api.get<typeof queuePage>(`/api/broker/queue?${fields}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_MS,
  });

/** The viewer’s own numbers. */
export const ownNumbersQuery = queryOptions({
  queryKey: ['cases', 'broker', 'numbers'],
  queryFn: () => api.get<typeof ownNumbers>('/api/broker/numbers'),
});
