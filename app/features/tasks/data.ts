import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#app/platform/http/api-client.ts';
import { type NewTask, type SnoozeInput, snooze, type TaskChange, task, taskList } from './schema.ts';

/** The viewer’s open tasks about a case. */
export const caseTasksQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', caseId, 'tasks'],
    queryFn: () => api.get(`/api/cases/${caseId}/tasks`, { shape: taskList }),
  });

export const addTaskMutation = mutationOptions({
  mutationFn: (input: NewTask) => api.post('/api/tasks', input, { shape: task }),
});

export const changeTaskMutation = mutationOptions({
  mutationFn: ({ id, ...change }: TaskChange & { id: string }) =>
    api.patch(`/api/tasks/${id}`, change, { shape: task }),
});

export const removeTaskMutation = mutationOptions({
  mutationFn: (id: string) => api.delete(`/api/tasks/${id}`),
});

export const putAsideMutation = mutationOptions({
  mutationFn: ({ caseId, ...input }: SnoozeInput & { caseId: string }) =>
    api.put(`/api/cases/${caseId}/snooze`, input, { shape: snooze }),
});

export const takeUpMutation = mutationOptions({
  mutationFn: (caseId: string) => api.delete(`/api/cases/${caseId}/snooze`),
});
