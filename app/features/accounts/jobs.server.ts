import { z } from 'zod';
import { sendResetLink } from '#app/features/accounts/recovery/recover-password.server.ts';
import { sendEmailChangeLink } from '#app/features/accounts/recovery/verify-email.server.ts';
import { forgetExpired } from '#app/features/accounts/sessions/forget-expired.server.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { emailChangeRequested, resetRequested } from './jobs.ts';

/** Once a night, 3:30 Alberta time. */
const forget = defineJob({
  name: 'forget-expired-accounts-data',
  payload: z.object({}),
  schedule: '30 9 * * *',
  retryLimit: 0,
});

export const accountJobs = [
  handleJob(resetRequested, (db, payload) => sendResetLink(db, payload)),
  handleJob(emailChangeRequested, (db, payload) => sendEmailChangeLink(db, payload)),
  handleJob(forget, (db) => forgetExpired(db)),
];
