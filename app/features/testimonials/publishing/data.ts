import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { keptTestimonials, StateChange, TestimonialMove } from './schema.ts';

const at = (id: string) => `/api/admin/testimonials/${id}`;
type One = { id: string };

/** Every comment of a client, shown or not. */
export const keptTestimonialsQuery = queryOptions({
  queryKey: ['testimonials'],
  queryFn: () => api.get<typeof keptTestimonials>('/api/admin/testimonials'),
});

export const setStateMutation = mutationOptions({
  mutationFn: ({ id, ...change }: StateChange & One) =>
    api.put<typeof keptTestimonials>(`${at(id)}/state`, change),
});

export const moveMutation = mutationOptions({
  mutationFn: ({ id, ...move }: TestimonialMove & One) =>
    api.post<typeof keptTestimonials>(`${at(id)}/move`, move),
});

export const withdrawalMutation = mutationOptions({
  mutationFn: ({ id, version }: One & { version: number }) =>
    api.post<typeof keptTestimonials>(`${at(id)}/consent-withdrawal`, { version }),
});
