import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PrepareInput } from '#app/features/contact/prepared/schema.ts';
import { api } from '#app/platform/http/api-client.ts';
import type { AssigneeInput, contactDetail, inbox, NoteInput, ReplyInput, StateInput } from './schema.ts';

const pathOf = (id: string) => `/api/admin/contact-messages/${encodeURIComponent(id)}`;

/** The keys begin with the topic of the live events. */
export const inboxQuery = (search: string) =>
  queryOptions({
    queryKey: ['contact', 'list', search],
    queryFn: () => api.get<typeof inbox>(`/api/admin/contact-messages?${search}`),
    placeholderData: keepPreviousData,
  });

export const contactMessageQuery = (id: string) =>
  queryOptions({
    queryKey: ['contact', id],
    queryFn: () => api.get<typeof contactDetail>(pathOf(id)),
  });

export const contactStateMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: StateInput) => api.patch<typeof contactDetail>(pathOf(id), input),
  });

export const contactAssigneeMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: AssigneeInput) => api.put<typeof contactDetail>(`${pathOf(id)}/assignee`, input),
  });

export const contactNoteMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: NoteInput) => api.post<typeof contactDetail>(`${pathOf(id)}/notes`, input),
  });

export const prepareRequestMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: PrepareInput) =>
      api.post<typeof contactDetail>(`${pathOf(id)}/prepared-request`, input),
  });

export const contactReplyMutation = (id: string) =>
  mutationOptions({
    mutationFn: (input: ReplyInput) => api.post<typeof contactDetail>(`${pathOf(id)}/replies`, input),
  });
