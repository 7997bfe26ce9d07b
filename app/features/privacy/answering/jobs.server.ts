import { z } from 'zod';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { reopenUndelivered } from './undelivered.server.ts';

/** Every hour: an answer that could not be delivered is none. */
const reopenAnswers = defineJob({
  name: 'reopen-undelivered-answers',
  payload: z.object({}),
  schedule: '25 * * * *',
  retryLimit: 0,
});

export const privacyJobs = [
  handleJob(reopenAnswers, async (db) => {
    await reopenUndelivered(db, systemViewer('privacy'));
  }),
];
