import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { brokerList } from '#app/features/cases/queries/broker/schema.ts';
import type { Period } from '#app/features/cases/rules/outcomes/received-periods.ts';
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

/** The viewer’s own numbers of a period. */
export const ownNumbersQuery = (period: Period) =>
  queryOptions({
    queryKey: ['cases', 'broker', 'numbers', period],
    queryFn: () => api.get<typeof ownNumbers>(`/api/broker/numbers?period=${period}`),
    placeholderData: keepPreviousData,
  });

/** The requests that one of those numbers counts, as the fields of `search` ask for them. */
export const receivedQuery = (search: string) =>
  queryOptions({
    queryKey: ['cases', 'broker', 'received', search],
    queryFn: () => api.get<typeof brokerList>(`/api/broker/cases?filter=received&${search}`),
    placeholderData: keepPreviousData,
  });
