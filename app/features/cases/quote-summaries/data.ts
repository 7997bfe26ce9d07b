import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NewQuoteSummary, quoteSummaries } from './schema.ts';

/** The quotes of a case. The key is the topic of its live events. */
export const quoteSummariesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'quotes'] as const,
    queryFn: () => api.get<typeof quoteSummaries>(`/api/cases/${caseId}/quotes`),
  });

export const sendQuotesMutation = mutationOptions({
  mutationFn: ({ caseId, ...input }: { caseId: string; version?: number; summaries: NewQuoteSummary[] }) =>
    api.post<typeof quoteSummaries>(`/api/cases/${caseId}/quotes`, input),
});
