import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import type { NewTask, SnoozeInput, snooze, TaskChange, task, taskList } from './schema.ts';

/** The viewer’s open tasks about a case. */
export const caseTasksQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'tasks'],
    queryFn: () => api.get<typeof taskList>(`/api/cases/${caseId}/tasks`),
  });

export const addTaskMutation = mutationOptions({
  mutationFn: (input: NewTask) => api.post<typeof task>('/api/tasks', input),
});

export const changeTaskMutation = mutationOptions({
  mutationFn: ({ id, ...change }: TaskChange & { id: string }) =>
    api.patch<typeof task>(`/api/tasks/${id}`, change),
});

export const removeTaskMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`/api/tasks/${id}`),
});

export const putAsideMutation = mutationOptions({
  mutationFn: ({ caseId, ...input }: SnoozeInput & { caseId: string }) =>
    api.put<typeof snooze>(`/api/cases/${caseId}/snooze`, input),
});

export const takeUpMutation = mutationOptions({
  mutationFn: (caseId: string) => api.delete(`/api/cases/${caseId}/snooze`),
});
