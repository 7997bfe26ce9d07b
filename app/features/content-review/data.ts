import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { dueReviews } from './schema.ts';

export const contentReviewsQuery = queryOptions({
  queryKey: ['content-reviews'],
  queryFn: () => api.get<typeof dueReviews>('/api/admin/content-reviews'),
});
