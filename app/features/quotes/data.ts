import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QuoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import { trackingQuestion, trackingSummary } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import { receipt } from './tracking/schema.ts';

/** What a tracking link asks; 404 is a wrong link, 410 one that is over. */
export const trackingQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['track', token, 'question'],
    queryFn: async () =>
      (await api.get(`${trackingUrl(token)}/question`, { shape: trackingQuestion })).question,
    retry: false,
  });

/** The case behind a tracking link and its answer; 404 is a wrong link or answer, 410 a link that is over. */
export const trackingQuery = (token: string, check: string) =>
  queryOptions({
    queryKey: ['track', token, 'answered', check],
    queryFn: () => api.get(trackingUrl(token), { headers: checkHeader(check), shape: trackingSummary }),
    retry: false,
    // The visitor has no live events, so an open page asks again by itself.
    refetchInterval: (query) => (query.state.status === 'success' ? 30_000 : false),
  });

/** Withdraws the case behind a tracking link. */
export const withdrawTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'withdraw'],
    mutationFn: ({ reason }: { reason?: string }) =>
      api.post(`${trackingUrl(token)}/withdraw`, { last4: check, ...(reason && { reason }) }),
  });

/** Answers what the broker asked for, on the case behind a tracking link. */
export const answerTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'answer'],
    mutationFn: ({ requestId, answer }: { requestId: string; answer: string }) =>
      api.post(`${trackingUrl(token)}/requests/${requestId}/answer`, { last4: check, answer }),
  });

/** Says what the person thinks of a quote, on the case behind a tracking link. */
export const decideTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'decide'],
    mutationFn: ({ summaryId, ...decision }: QuoteDecision & { summaryId: string }) =>
      api.post(`${trackingUrl(token)}/quote-summaries/${summaryId}/decision`, { last4: check, ...decision }),
  });

/** Asks for changes to the quotes of the case behind a tracking link. */
export const askChangesTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'changes'],
    mutationFn: ({ note }: { note: string }) =>
      api.post(`${trackingUrl(token)}/changes`, { last4: check, note }),
  });

/** Opens the case behind a tracking link again. */
export const reopenTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'reopen'],
    mutationFn: ({ reason }: { reason: string }) =>
      api.post(`${trackingUrl(token)}/reopen`, { last4: check, reason }),
  });

/** Has a fresh tracking link mailed to the mailbox of the case. */
export const freshLinkMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'fresh'],
    mutationFn: () => api.post(`${trackingUrl(token)}/fresh-link`, {}),
  });

/** A request as it was sent, for the browser that sent it; 404 is a wrong receipt, 410 one older than 90 days. */
export const receiptQuery = (token: string) =>
  queryOptions({
    queryKey: ['receipt', token],
    queryFn: () => api.get(receiptUrl(token), { shape: receipt }),
    retry: false,
  });

/** Withdraws one request, by its receipt. */
export const withdrawReceiptMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['receipt', token, 'withdraw'],
    mutationFn: ({ reason }: { reason?: string }) =>
      api.post(`${receiptUrl(token)}/withdraw`, { ...(reason && { reason }) }),
  });

/** Has the mail with the tracking link sent once more, to the address of the request. */
export const mailReceiptMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['receipt', token, 'mail'],
    mutationFn: () => api.post(`${receiptUrl(token)}/mail`, {}),
  });

function trackingUrl(token: string): string {
  return `/api/track/${encodeURIComponent(token)}`;
}

function receiptUrl(token: string): string {
  return `/api/track/receipt/${encodeURIComponent(token)}`;
}

// Header values are bytes: an answer typed with other letters cannot be right anyway.
function checkHeader(check: string): Record<string, string> {
  return { 'X-Track-Check': check.replaceAll(/[^\x20-\x7e]/g, '?') };
}
