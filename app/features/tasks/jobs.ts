import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** A task is due. `dueAt` is the time it was queued for, so that one that has moved since tells nobody. */
export const taskDue = defineJob({
  name: 'task-due',
  payload: z.object({ taskId: z.uuid(), dueAt: z.iso.datetime() }),
});
