import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { trackingSummary } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/**
 * The request behind a tracking link. Without an answer (`check`) the API says in a 422 what to ask
 * (`errors.last4`); 404 is a wrong link or answer, 410 an expired or locked link.
 */
export const trackingQuery = (token: string, check: string | undefined) =>
  queryOptions({
    queryKey: ['track', token, check ?? ''],
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
function checkHeader(check: string | undefined): Record<string, string> {
  return check === undefined ? {} : { 'X-Track-Check': check.replaceAll(/[^\x20-\x7e]/g, '?') };
}
