import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { checkHeader, receiptUrl, trackingUrl } from '#app/features/quotes/data.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { givenConsents } from './given-consents/schema.ts';
import type { caseDeletion, deletionInput, privacyRequestOutput } from './schema.ts';

/** Where one's own data is downloaded: an address for a link, as the browser saves the file. */
export const EXPORT_PATH = '/api/user/export';

export const requestDeletionMutation = mutationOptions({
  mutationFn: (input: z.input<typeof deletionInput>) =>
    api.post<typeof privacyRequestOutput>('/api/user/deletion-request', input),
});

/** Where the deletion of a case is asked for: by its client, or by whoever holds a tracking link and its answer. */
export type DeletionDoor = { url: string; headers: Record<string, string> };

export const accountDeletion = (caseId: string): DeletionDoor => ({
  url: `/api/cases/${caseId}/deletion-request`,
  headers: {},
});

export const linkDeletion = (token: string, check: string): DeletionDoor => ({
  url: `${trackingUrl(token)}/deletion-request`,
  headers: checkHeader(check),
});

/** Whether it was asked for, and by when it is answered. */
export const caseDeletionQuery = ({ url, headers }: DeletionDoor) =>
  queryOptions({
    queryKey: ['case-deletion', url],
    queryFn: () => api.get<typeof caseDeletion>(url, { headers }),
  });

export const caseDeletionMutation = ({ url, headers }: DeletionDoor) =>
  mutationOptions({ mutationFn: () => api.post<typeof caseDeletion>(url, {}, { headers }) });

/** Where somebody reads what they agreed to with a case: with their account, or by a tracking link. */
export type ConsentsDoor = {
  queryKey: readonly string[];
  read: () => Promise<z.output<typeof givenConsents>>;
};

export const consentsOf = (caseId: string): ConsentsDoor => ({
  queryKey: ['cases', caseId, 'consents', 'given'],
  read: () => api.get<typeof givenConsents>(`/api/cases/${caseId}/consents/given`),
});

export const consentsByLink = (token: string, check: string): ConsentsDoor => ({
  queryKey: ['track', token, 'consents', 'given'],
  read: () =>
    api.get<typeof givenConsents>(`${trackingUrl(token)}/consents/given`, { headers: checkHeader(check) }),
});

export const consentsByReceipt = (token: string): ConsentsDoor => ({
  queryKey: ['receipt', token, 'consents', 'given'],
  read: () => api.get<typeof givenConsents>(`${receiptUrl(token)}/consents/given`),
});
