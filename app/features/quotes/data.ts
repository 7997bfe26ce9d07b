import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { trackingQuestion, trackingSummary } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/** What a tracking link asks; 404 is a wrong link, 410 an expired or locked one. */
export const trackingQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['track', token, 'question'],
    queryFn: async () =>
      (await api.get(`${trackingUrl(token)}/question`, { shape: trackingQuestion })).question,
    retry: false,
  });

/** The request behind a tracking link and its answer; 404 is a wrong link or answer, 410 an expired or locked link. */
export const trackingQuery = (token: string, check: string) =>
  queryOptions({
    queryKey: ['track', token, 'answered', check],
    queryFn: () => api.get(trackingUrl(token), { headers: checkHeader(check), shape: trackingSummary }),
    retry: false,
    // The visitor has no live events, so an open page asks again by itself.
    refetchInterval: (query) => (query.state.status === 'success' ? 30_000 : false),
  });

/** Withdraws the request behind a tracking link. */
export const withdrawTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'withdraw'],
    mutationFn: ({ reason }: { reason?: string }) =>
      api.post(`${trackingUrl(token)}/withdraw`, { last4: check, ...(reason && { reason }) }),
  });

function trackingUrl(token: string): string {
  return `/api/track/${encodeURIComponent(token)}`;
}

// Header values are bytes: an answer typed with other letters cannot be right anyway.
function checkHeader(check: string): Record<string, string> {
  return { 'X-Track-Check': check.replaceAll(/[^\x20-\x7e]/g, '?') };
}
