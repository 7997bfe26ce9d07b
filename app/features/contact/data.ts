import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { preparedRequest } from './prepared/schema.ts';

/** What the quote form is filled in with for whoever holds a mailed link; 404 is a wrong link, 410 one that is over. */
export const preparedRequestQuery = (token: string) =>
  queryOptions({
    queryKey: ['prepared-request', token],
    queryFn: () => api.get<typeof preparedRequest>(`/api/contact/prepared/${encodeURIComponent(token)}`),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
