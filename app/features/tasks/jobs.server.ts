import { followUpOver, policyRecorded } from '#app/features/cases/jobs.ts';
import { policyPapersSent } from '#app/features/documents/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { closeFollowUps, closePapers, planPapers } from './close-by-itself.server.ts';
import { taskDue } from './jobs.ts';
import { tellOfDue } from './tell-of-due.server.ts';

export const tasksJobs = [
  handleJob(taskDue, async (db, payload) => {
    await tellOfDue(db, payload);
  }),
  handleJob(followUpOver, closeFollowUps),
  handleJob(policyRecorded, planPapers),
  handleJob(policyPapersSent, closePapers),
];
