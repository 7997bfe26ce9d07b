import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { documentList } from './schema.ts';

/** The way to the documents of one case: with an account, or with a tracking link and the answer to its question. */
export type DocumentDoor = {
  /** Starts with the topic of the live events. */
  queryKey: readonly string[];
  listPath: string;
  documentPath: (id: string) => string;
  /** Where there are some, a file cannot be opened by its address alone. */
  headers?: Record<string, string>;
};

export const caseDoor = (caseId: string): DocumentDoor => ({
  queryKey: ['cases', caseId, 'documents'],
  listPath: `/api/cases/${caseId}/documents`,
  documentPath: (id) => `/api/documents/${id}`,
});

export const trackDoor = (token: string, check: string): DocumentDoor => ({
  queryKey: ['track', token, 'documents'],
  listPath: `/api/track/${token}/documents`,
  documentPath: (id) => `/api/track/${token}/documents/${id}`,
  headers: { 'x-track-check': check },
});

const CHECKED_AGAIN_MS = 3_000;

export const documentsQuery = (door: DocumentDoor) =>
  queryOptions({
    queryKey: door.queryKey,
    queryFn: ({ signal }) => api.get<typeof documentList>(door.listPath, { ...headersOf(door), signal }),
    // Behind a tracking link nothing is told live: what is being checked is asked for again until it is settled.
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'quarantined') ? CHECKED_AGAIN_MS : false,
  });

/** Invalidate `door.queryKey` afterwards. */
export const deleteDocumentMutation = (door: DocumentDoor) =>
  mutationOptions({
    mutationFn: (id: string) => api.delete(door.documentPath(id), headersOf(door)),
  });

/** The address of a document's file, or of the picture of a page. `reason` is what administrators give. */
export function documentAddress(door: DocumentDoor, id: string, page?: number, reason?: string): string {
  const path = `${door.documentPath(id)}/${page ? `pages/${page}` : 'file'}`;
  return reason ? `${path}?reason=${reason}` : path;
}

/** A file that its address alone does not open, as an address of this page. */
export async function fetchAsDataUrl(door: DocumentDoor, address: string): Promise<string> {
  const response = await fetch(address, { headers: door.headers ?? {}, credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}`);
  const reader = new FileReader();
  const read = Promise.withResolvers<string>();
  reader.onload = () => read.resolve(String(reader.result));
  reader.onerror = () => read.reject(reader.error);
  reader.readAsDataURL(await response.blob());
  return read.promise;
}

function headersOf({ headers }: DocumentDoor) {
  return headers ? { headers } : {};
}
