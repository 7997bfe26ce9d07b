import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NewReply, ReplyChange, savedReply, savedReplyList } from './schema.ts';

/** The viewer’s saved replies. */
export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: () => api.get<typeof savedReplyList>('/api/saved-replies'),
});

/** Saves a new reply, or a known one with its version. */
export const saveReplyMutation = mutationOptions({
  mutationFn: ({ id, ...reply }: NewReply | (ReplyChange & { id: string })) =>
    'version' in reply
      ? api.put<typeof savedReply>(`/api/saved-replies/${id}`, reply)
      : api.post<typeof savedReply>('/api/saved-replies', { id, ...reply }),
});

export const deleteReplyMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`/api/saved-replies/${id}`),
});
