import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { savedViews, ViewList, ViewsInput } from './schema.ts';

const ADDRESSES: Record<ViewList, string> = {
  queue: '/api/broker/views',
  cases: '/api/admin/cases/views',
};

/** The views that the viewer keeps of a list. The key is the topic of their live events. */
export const savedViewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: ['saved-views', list],
    queryFn: () => api.get<typeof savedViews>(ADDRESSES[list]),
  });

/** The answer belongs into `savedViewsQuery`. */
export const keepViewsMutation = (list: ViewList) =>
  mutationOptions({
    mutationFn: (input: ViewsInput) => api.put<typeof savedViews>(ADDRESSES[list], input),
  });
