import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { staffChatDetail, staffChats, unansweredQuestions } from './people-schema.ts';

/** Conversations that wait for a person. The keys begin with the topics of the live events. */
export const liveChatsQuery = queryOptions({
  queryKey: ['chats'],
  queryFn: () => api.get('/api/chats', { shape: staffChats }),
});

export const liveChatQuery = (id: string) =>
  queryOptions({
    queryKey: ['chats', id],
    queryFn: () => api.get(`/api/chats/${encodeURIComponent(id)}`, { shape: staffChatDetail }),
  });

/** Questions that the pages of the site do not answer. */
export const unansweredQuery = queryOptions({
  queryKey: ['chats', 'unanswered'],
  queryFn: () => api.get('/api/chats/unanswered', { shape: unansweredQuestions }),
});

export const answerChatMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['chats', id, 'answer'],
    mutationFn: (body: string) => api.post(`/api/chats/${encodeURIComponent(id)}/messages`, { body }),
  });

export const handBackMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['chats', id, 'hand-back'],
    mutationFn: () => api.post(`/api/chats/${encodeURIComponent(id)}/hand-back`),
  });
