import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { contactDetail, inbox, type ReplyInput, type StateInput } from './schema.ts';

const pathOf = (id: string) => `/api/admin/contact-messages/${encodeURIComponent(id)}`;

/** The keys begin with the topic of the live events. */
export const inboxQuery = (search: string) =>
  queryOptions({
    queryKey: ['contact', 'list', search],
    queryFn: () => api.get(`/api/admin/contact-messages?${search}`, { shape: inbox }),
    placeholderData: keepPreviousData,
  });

export const contactMessageQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact', id],
    queryFn: () => api.get(pathOf(id), { shape: contactDetail }),
  });

export const contactStateMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: StateInput) => api.patch(pathOf(id), input, { shape: contactDetail }),
  });

export const contactReplyMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: ReplyInput) => api.post(`${pathOf(id)}/replies`, input, { shape: contactDetail }),
  });
