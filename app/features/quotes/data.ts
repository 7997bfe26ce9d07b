import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { callSlotList } from '#app/features/cases/calls/schema.ts';
import type { eventList } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { api } from '#app/platform/http/api-client.ts';
import { consentsUrl, reachQuery, readReach } from './consents/data.ts';
import type { ReachPurpose } from './consents/reach-purposes.ts';
import type { ReachConsents, reachConsents } from './consents/schema.ts';
import { currentConsentWording } from './consents/wording.ts';
import type { receipt, trackingQuestion, trackingSummary } from './tracking/schema.ts';

/** How often an open page asks again: a visitor has no live events. */
const AGAIN_MS = 30_000;

/** What a tracking link asks, or the case for its owner who is logged in; 404 is a wrong link, 410 one that is over. */
export const trackingQuestionQuery = (token: string) =>
  queryOptions({
    queryKey: ['track', token, 'question'],
    queryFn: () => api.get<typeof trackingQuestion>(`${trackingUrl(token)}/question`),
    retry: false,
  });

/** The case behind a tracking link and its answer; 404 is a wrong link or answer, 410 a link that is over. */
export const trackingQuery = (token: string, check: string) =>
  queryOptions({
    queryKey: ['track', token, 'answered', check],
    queryFn: () => api.get<typeof trackingSummary>(trackingUrl(token), { headers: checkHeader(check) }),
    retry: false,
    refetchInterval: (query) => (query.state.status === 'success' ? AGAIN_MS : false),
  });

/** What happened to the case behind a tracking link. */
export const trackedEventsQuery = (token: string, check: string) =>
  queryOptions({
    queryKey: ['track', token, 'events'],
    queryFn: () =>
      api.get<typeof eventList>(`${trackingUrl(token)}/events?limit=100`, { headers: checkHeader(check) }),
    refetchInterval: AGAIN_MS,
  });

/** How the person of a case agrees to be reached: read, and changed by that person. */
export type Reach = {
  queryKey: readonly string[];
  read: () => Promise<ReachConsents>;
  change: (input: { purpose: ReachPurpose; isAgreed: boolean }) => Promise<ReachConsents>;
};

const inWords = (told: object) => ({ ...told, wordingVersion: currentConsentWording() });

/** For somebody with an account. */
export function reachOf(caseId: string): Reach {
  return {
    queryKey: reachQuery(caseId).queryKey,
    read: () => readReach(caseId),
    change: (input) => api.put<typeof reachConsents>(consentsUrl(caseId), inWords(input)),
  };
}

/** For somebody who holds a tracking link. */
export function reachByLink(token: string, check: string): Reach {
  const url = `${trackingUrl(token)}/consents`;
  const options = { headers: checkHeader(check) };
  return {
    queryKey: ['track', token, 'consents'],
    read: () => api.get<typeof reachConsents>(url, options),
    change: (input) => api.put<typeof reachConsents>(url, inWords(input), options),
  };
}

/** Withdraws the case behind a tracking link. */
export const withdrawTrackedMutation = (token: string, check: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'withdraw'],
    mutationFn: ({ reason }: { reason?: string }) =>
      api.post(`${trackingUrl(token)}/withdraw`, { last4: check, ...(reason && { reason }) }),
  });

type LinkPage = {
  /** Reads the page again, after each call, however it ended. */
  read: () => Promise<unknown>;
  /** The link asks for the end of another number or postal code from now on; without either, for what the page does not know. */
  onAnotherAnswer: (answer: string | undefined) => void;
};

/** The way of somebody who holds a tracking link. */
export function linkWay(token: string, check: string, { read, onAnotherAnswer }: LinkPage): PersonWay {
  const url = trackingUrl(token);
  const thenRead = (call: Promise<unknown>) => call.finally(read);
  return {
    answer: ({ requestId, ...given }) =>
      thenRead(api.post(`${url}/requests/${requestId}/answer`, { last4: check, ...given })),
    answerInForm: ({ requestId, ...given }) =>
      thenRead(api.post(`${url}/requests/${requestId}/answers`, { last4: check, ...given })),
    decide: ({ summaryId, ...decision }) =>
      thenRead(api.post(`${url}/quote-summaries/${summaryId}/decision`, { last4: check, ...decision })),
    askForChanges: ({ note }) => thenRead(api.post(`${url}/changes`, { last4: check, note })),
    correct: ({ answers }) => thenRead(api.patch(url, { last4: check, answers })),
    correctContact: async ({ contact }) => {
      await api.patch(url, { last4: check, contact });
      const lastOf = (text: string | undefined, count: number) =>
        text?.replaceAll(/[^\dA-Z]/gi, '').slice(-count) || undefined;
      // Before anything is read again: each reading says the answer, and a wrong one counts.
      onAnotherAnswer(lastOf(contact.phone, 4) ?? lastOf(contact.postalCode, 3));
      await read();
    },
    requestCertificate: (asked) => thenRead(api.post(`${url}/certificates`, { last4: check, ...asked })),
    cancelCertificate: ({ id }) => thenRead(api.post(`${url}/certificates/${id}/cancel`, { last4: check })),
    reopen: ({ reason }) => thenRead(api.post(`${url}/reopen`, { last4: check, reason })),
    callSlots: {
      queryKey: ['track', token, 'call-slots'],
      queryFn: () => api.get<typeof callSlotList>(`${url}/call-slots`, { headers: checkHeader(check) }),
    },
    bookCall: ({ startsAt }) => thenRead(api.put(`${url}/call`, { last4: check, startsAt })),
    cancelCall: () => thenRead(api.post(`${url}/call/cancel`, { last4: check })),
  };
}

/** Has a fresh tracking link mailed to the mailbox of the case. */
export const freshLinkMutation = (token: string) =>
  mutationOptions({
    mutationKey: ['track', token, 'fresh'],
    mutationFn: () => api.post(`${trackingUrl(token)}/fresh-link`, {}),
  });

export const readReceipt = (token: string) => api.get<typeof receipt>(receiptUrl(token));

/** A request as it was sent, for the browser that sent it; 404 is a wrong receipt, 410 one older than 90 days. */
export const receiptQuery = (token: string) =>
  queryOptions({
    queryKey: ['receipt', token],
    queryFn: () => readReceipt(token),
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

/** Corrects the email address of a request that nobody has confirmed. */
export const correctAddress = (token: string, correction: { email: string }) =>
  api.post(`${receiptUrl(token)}/address`, correction);

export function trackingUrl(token: string): string {
  return `/api/track/${encodeURIComponent(token)}`;
}

export function receiptUrl(token: string): string {
  return `/api/track/receipt/${encodeURIComponent(token)}`;
}

// Header values are bytes: an answer typed with other letters cannot be right anyway.
export function checkHeader(check: string): Record<string, string> {
  return { 'X-Track-Check': check.replaceAll(/[^\x20-\x7e]/g, '?') };
}
