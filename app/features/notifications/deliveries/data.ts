import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { deliveries } from './schema.ts';

/** How what somebody was told reached them, for administrators. */
export const deliveriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['deliveries', userId],
    queryFn: () => api.get<typeof deliveries>(`/api/admin/people/${userId}/deliveries`),
  });
