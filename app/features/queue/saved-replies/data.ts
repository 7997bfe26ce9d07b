import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { type NewReply, type ReplyChange, savedReply, savedReplyList } from './schema.ts';

/** The viewer’s saved replies. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: () => api.get('/api/saved-replies', { shape: savedReplyList }),
});

/** Saves a new reply, or a known one with its version. */
export const saveReplyMutation = mutationOptions({
  mutationFn: ({ id, ...reply }: NewReply | (ReplyChange & { id: string })) =>
    'version' in reply
      ? api.put(`/api/saved-replies/${id}`, reply, { shape: savedReply })
      : api.post('/api/saved-replies', { id, ...reply }, { shape: savedReply }),
});

export const deleteReplyMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`/api/saved-replies/${id}`),
});
