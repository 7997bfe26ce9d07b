import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { lessonChoices, lessonList, NewEntry, NewWording } from './schema.ts';

/** While it is learned, the page asks how far that is. */
const LEARNING_MS = 1_500;

/** What was taught, and whether it is in use. */
export const lessonsQuery = queryOptions({
  queryKey: ['admin', 'lessons'],
  queryFn: () => api.get<typeof lessonList>('/api/admin/lessons'),
  refetchInterval: ({ state: { data } }) => {
    const isOpen = data?.items.some((one) => !one.inUseSince && !one.problem && !one.takenBack);
    return data?.state === 'learning' || isOpen ? LEARNING_MS : false;
  },
});

/** What can be chosen when something is taught. */
export const lessonChoicesQuery = queryOptions({
  queryKey: ['admin', 'lesson-choices'],
  queryFn: () => api.get<typeof lessonChoices>('/api/admin/lessons/choices'),
});

export const teachMutation = mutationOptions({
  mutationFn: (lesson: NewWording | NewEntry) =>
    api.post('entryKey' in lesson ? '/api/admin/lessons' : '/api/admin/lessons/entries', lesson),
});

export const takeBackMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`/api/admin/lessons/${id}`),
});
