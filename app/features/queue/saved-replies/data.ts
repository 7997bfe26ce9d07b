import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NewReply, ReplyChange, SignatureInput, savedReply, savedReplyList } from './schema.ts';

/** The viewer’s saved replies, those of the house, and the viewer’s signature. */
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

export const setSignatureMutation = mutationOptions({
  mutationFn: (input: SignatureInput) => api.put('/api/signature', input),
});
