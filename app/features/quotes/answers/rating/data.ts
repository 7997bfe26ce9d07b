import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { ratingFacts } from './schema.ts';

/** A case as whoever prices the policy reads it: the server knows the questions, so their pages do without. */
export const ratingFactsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'rating-facts'],
    queryFn: () => api.get<typeof ratingFacts>(`/api/cases/${caseId}/rating-facts`),
  });
