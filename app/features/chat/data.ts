import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { SIGN_EVERY_MS } from '#app/features/messages/presence.ts';
import { api } from '#app/platform/http/api-client.ts';
import type {
  chatVotes,
  StaffPresence,
  staffChatDetail,
  staffChats,
  unansweredQuestions,
} from './handoff/people-schema.ts';

/** Conversations in which a person was asked for. The keys begin with the topics of the live events. */
export const chatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: () => api.get<typeof staffChats>('/api/chats'),
  // What a broker may answer also depends on what they have accepted, and nothing announces who looks at a window.
  refetchInterval: SIGN_EVERY_MS,
  staleTime: 0,
});

export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', id],
    queryFn: () => api.get<typeof staffChatDetail>(pathOf(id)),
    refetchInterval: SIGN_EVERY_MS,
    staleTime: 0,
  });

/** Questions that the pages of the site do not answer. */
export const unansweredQuery = queryOptions({
  queryKey: ['chats', 'unanswered'],
  queryFn: () => api.get<typeof unansweredQuestions>('/api/chats/unanswered'),
});

/** How visitors judged answers. */
export const votesQuery = queryOptions({
  queryKey: ['chats', 'votes'],
  queryFn: () => api.get<typeof chatVotes>('/api/chats/votes'),
});

export const takeChatMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['chats', id, 'take'],
    mutationFn: () => api.post(`${pathOf(id)}/take`),
  });

export const answerChatMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['chats', id, 'answer'],
    mutationFn: (line: { body: string; clientId: string }) => api.post(`${pathOf(id)}/messages`, line),
  });

export const handBackMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['chats', id, 'hand-back'],
    mutationFn: (wasAnsweredElsewhere: boolean) =>
      api.post(`${pathOf(id)}/hand-back`, { wasAnsweredElsewhere }),
  });

/** Says what the page of a conversation is doing. It may be sent while the page goes away, and nobody waits for it. */
export function sendPresence(id: string, presence: StaffPresence): void {
  void fetch(`${pathOf(id)}/presence`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ presence }),
    keepalive: true,
  }).catch(() => undefined);
}

function pathOf(id: string): string {
  return `/api/chats/${encodeURIComponent(id)}`;
}
