import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '#app/platform/http/api-client.ts';
import { type Conversation, openConversation, withChanges, withLine, withOlder } from './conversation.ts';
import type {
  CaseLine,
  caseLine,
  conversationList,
  LinePage,
  linePage,
  NewLine,
  PRESENCES,
  presenceList,
} from './schema.ts';

const OLDER = 50;
const MOST = 100;

const url = (caseId: string) => `/api/cases/${caseId}/messages`;

/** The way to what is said about one case: with an account, or with a tracking link and the answer to its question. */
export type TalkDoor = {
  /** Starts with the topic of the live events. */
  queryKey: readonly string[];
  path: string;
  headers?: Record<string, string>;
};

export const caseTalk = (caseId: string): TalkDoor => ({
  queryKey: ['cases', caseId, 'messages'],
  path: url(caseId),
});

export const trackTalk = (token: string, check: string): TalkDoor => ({
  queryKey: ['track', token, 'messages'],
  path: `/api/track/${token}/messages`,
  headers: { 'x-track-check': check },
});

const keys = {
  presence: (caseId: string) => ['cases', caseId, 'presence'] as const,
  list: ['conversations'] as const,
};

/** The conversation of a case. Read again, it asks only for what has changed since. */
export const conversationQuery = (door: TalkDoor) =>
  queryOptions({
    queryKey: door.queryKey,
    queryFn: async ({ client, signal }): Promise<Conversation> => {
      const { queryKey } = conversationQuery(door);
      const read = (search: string) =>
        api.get<typeof linePage>(`${door.path}${search}`, { ...headersOf(door), signal });
      const known = client.getQueryData<Conversation>(queryKey);
      if (!known) return openConversation(await read(''));
      const pages: LinePage[] = [];
      let since = known.revision;
      for (let isMore = true; isMore; ) {
        const page = await read(`?since=${since}&limit=${MOST}`);
        pages.push(page);
        since = page.revision;
        isMore = page.nextCursor !== null;
      }
      // What was sent or read meanwhile is in what is known now.
      return pages.reduce(withChanges, client.getQueryData<Conversation>(queryKey) ?? known);
    },
  });

/** Reads the page before what is known of a conversation. False: there is none. */
export async function readOlder(client: QueryClient, door: TalkDoor): Promise<boolean> {
  const { queryKey } = conversationQuery(door);
  const known = client.getQueryData<Conversation>(queryKey);
  if (!known?.olderCursor) return false;
  const search = `?cursor=${known.olderCursor}&limit=${OLDER}`;
  const page = await api.get<typeof linePage>(`${door.path}${search}`, headersOf(door));
  client.setQueryData<Conversation>(queryKey, (now) => now && withOlder(now, page));
  return page.nextCursor !== null;
}

/** The lines that hold some words, newest last. */
export const lineSearchQuery = (door: TalkDoor, words: string) =>
  queryOptions({
    queryKey: [...door.queryKey, 'search', words],
    queryFn: ({ signal }) =>
      api.get<typeof linePage>(`${door.path}?q=${encodeURIComponent(words)}&limit=${MOST}`, {
        signal,
        ...headersOf(door),
      }),
    enabled: words.trim().length >= 2,
  });

export const presenceQuery = (caseId: string) =>
  queryOptions({
    queryKey: keys.presence(caseId),
    queryFn: () => api.get<typeof presenceList>(`/api/cases/${caseId}/presence`),
    retry: false,
  });

/** What is said about the viewer's own cases (`client`), or those they work on. */
export const conversationsQuery = (as: 'client' | 'staff') =>
  queryOptions({
    queryKey: [...keys.list, as],
    queryFn: () =>
      api.get<typeof conversationList>(`/api/conversations${as === 'client' ? '?as=client' : ''}`),
  });

export type LineToSend = NewLine & { clientId: string };

/** Sends in order, and again by itself when the way was cut: the same `clientId` makes it one. */
export const sendLineMutation = (client: QueryClient, caseId: string) =>
  mutationOptions({
    mutationKey: ['send-line', caseId],
    scope: { id: `send-line ${caseId}` },
    // It may wait for the way to come back, and what the page reads meanwhile must not wait with it.
    meta: { isUpload: true },
    mutationFn: (line: LineToSend) => api.post<typeof caseLine>(url(caseId), line),
    retry: (failures, error) => failures < 4 && !(error instanceof ApiError && error.status < 500),
    retryDelay: (failures) => 1_000 * 2 ** failures,
    onSuccess: (line: CaseLine) => noteLine(client, caseId, line),
  });

export const editLineMutation = (client: QueryClient, caseId: string) =>
  mutationOptions({
    mutationFn: ({ id, body }: { id: string; body: string }) =>
      api.patch<typeof caseLine>(`${url(caseId)}/${id}`, { body }),
    onSuccess: (line: CaseLine) => noteLine(client, caseId, line),
  });

export const deleteLineMutation = (client: QueryClient, caseId: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => api.delete(`${url(caseId)}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: caseTalk(caseId).queryKey, exact: true }),
  });

/** Says that the viewer has read a case's conversation up to a line, without opening it. */
export const sayReadMutation = mutationOptions({
  mutationFn: ({ caseId, at }: { caseId: string; at: number }) => api.post(`${url(caseId)}/read`, { at }),
});

/** Says up to which line the viewer has read, to the page itself too; should it be lost, the next one says it. */
export function sayRead(client: QueryClient, door: TalkDoor, at: number): void {
  client.setQueryData<Conversation>(
    door.queryKey,
    (known) => known && { ...known, readUpTo: Math.max(known.readUpTo, at) },
  );
  api.post(`${door.path}/read`, { at }, headersOf(door)).catch(() => undefined);
}

/** A sign that is lost is followed by the next one. */
export function sayPresence(caseId: string, presence: (typeof PRESENCES)[number]): void {
  api.post(`/api/cases/${caseId}/presence`, { presence }).catch(() => undefined);
}

function noteLine(client: QueryClient, caseId: string, line: CaseLine): void {
  client.setQueryData<Conversation>(caseTalk(caseId).queryKey, (known) => known && withLine(known, line));
}

function headersOf({ headers }: TalkDoor) {
  return headers ? { headers } : {};
}
