import { z } from 'zod';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { tellOfUnseen } from './tell-of-unseen.server.ts';

/** Every minute: has somebody a message that they do not see? */
const watchMessages = defineJob({
  name: 'watch-messages',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

export const messagesJobs = [handleJob(watchMessages, (db) => tellOfUnseen(db))];
