import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { taskDue } from './jobs.ts';
import { tellOfDue } from './tell-of-due.server.ts';

export const tasksJobs = [
  handleJob(taskDue, async (db, payload) => {
    await tellOfDue(db, payload);
  }),
];
