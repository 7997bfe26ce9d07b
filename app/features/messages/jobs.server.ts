import { z } from 'zod';
import { type HandledJob, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { tellOfUnseen } from './by-email/tell-of-unseen.server.ts';

/** Every minute: has somebody a message that they do not see? */
const watchMessages = defineJob({
  name: 'watch-messages',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

export function messagesJobs(env: Pick<Env, 'INBOUND_MAIL_DOMAIN'>): HandledJob[] {
  return [handleJob(watchMessages, (db) => tellOfUnseen(db, env.INBOUND_MAIL_DOMAIN))];
}
