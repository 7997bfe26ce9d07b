import type { CallSlotList, callSlotList } from '#app/features/cases/calls/schema.ts';
import type { certificate, NewCertificate } from '#app/features/cases/certificates/schema.ts';
import type { informationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { QuoteDecision, quoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { ClientCase, steppedCase } from '#app/features/cases/schema.ts';
import { api } from '#app/platform/http/api-client.ts';

/** How somebody is reached, as they typed it. */
export type CorrectedContact = {
  fullName: string;
  contactMethod: string;
  phone?: string | undefined;
  windows: readonly string[];
  earliestOn?: string | undefined;
  postalCode?: string | undefined;
  consent?: { call: boolean; text: boolean; wordingVersion: string } | undefined;
};

/** Answers to questions of the form that were asked for, by their dotted names. */
type InFormAnswers = {
  answers: Readonly<Record<string, unknown>>;
  notKnown: readonly string[];
  answer?: string;
  isCorrection?: boolean;
};

/** How the person whose case it is acts on it: with an account, or by a tracking link. Refused like any call. */
export type PersonWay = {
  /** Answers what was asked for; `isCorrection` in place of what was answered before. */
  answer: (input: { requestId: string; answer: string; isCorrection?: boolean }) => Promise<unknown>;
  /** The same in fields of the form. */
  answerInForm: (input: InFormAnswers & { requestId: string }) => Promise<unknown>;
  decide: (input: QuoteDecision & { summaryId: string }) => Promise<unknown>;
  askForChanges: (input: { note: string }) => Promise<unknown>;
  correct: (input: { answers: Record<string, unknown> }) => Promise<unknown>;
  correctContact: (input: { contact: CorrectedContact }) => Promise<unknown>;
  requestCertificate: (input: NewCertificate) => Promise<unknown>;
  cancelCertificate: (input: { id: string }) => Promise<unknown>;
  reopen: (input: { reason: string }) => Promise<unknown>;
  /** The calls that can be booked. */
  callSlots: { queryKey: readonly string[]; queryFn: () => Promise<CallSlotList> };
  bookCall: (input: { startsAt: string }) => Promise<unknown>;
  cancelCall: (input: object) => Promise<unknown>;
};

/** The way of somebody with an account. */
export function accountWay(
  { id, version }: Pick<ClientCase, 'id' | 'version'>,
  hasBroker: boolean,
): PersonWay {
  const move = (told: Record<string, unknown>) =>
    api.post<typeof steppedCase>(`/api/cases/${id}/transitions`, { version, ...told });
  return {
    answer: ({ requestId, ...given }) =>
      api.patch<typeof informationRequest>(`/api/requests/${requestId}`, { state: 'submitted', ...given }),
    answerInForm: ({ requestId, ...given }) =>
      api.post<typeof informationRequest>(`/api/requests/${requestId}/answers`, given),
    decide: ({ summaryId, ...decision }) =>
      api.post<typeof quoteSummary>(`/api/quote-summaries/${summaryId}/decision`, decision),
    askForChanges: ({ note }) => move({ to: 'in_progress', note }),
    correct: ({ answers }) =>
      api.patch<typeof steppedCase>(`/api/cases/${id}`, { version, details: answers }),
    correctContact: ({ contact }) => api.patch<typeof steppedCase>(`/api/cases/${id}`, { version, contact }),
    callSlots: {
      queryKey: ['cases', id, 'call-slots'],
      queryFn: () => api.get<typeof callSlotList>(`/api/cases/${id}/call-slots`),
    },
    bookCall: ({ startsAt }) => api.put<typeof steppedCase>(`/api/cases/${id}/call`, { version, startsAt }),
    cancelCall: () => api.post<typeof steppedCase>(`/api/cases/${id}/call/cancel`, { version }),
    requestCertificate: (asked) => api.post<typeof certificate>(`/api/cases/${id}/certificates`, asked),
    cancelCertificate: ({ id: certificateId }) =>
      api.post<typeof certificate>(`/api/certificates/${certificateId}/cancel`, {}),
    // Without a broker one is looked for again.
    reopen: ({ reason }) => move({ to: hasBroker ? 'in_progress' : 'new', reason }),
  };
}
