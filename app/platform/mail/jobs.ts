import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** One try to send one mail. The mail itself knows when it is due again: the retries here are for our own faults. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: 3,
  // Mail servers take their time: there is always a mail for each connection, and all that were taken are through
  // before anybody else may try them (`TRY_LASTS_MS`), even when each waits for as long as it may.
  concurrency: 2,
  taken: 20,
  isSideBySide: true,
});

/** Every minute: mails that are due and that nobody tries, because a process died or a job was lost. */
export const sendOverdueMails = defineJob({
  name: 'send-overdue-mails',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

/** Once a night, 3:10 Alberta time. */
export const purgeMails = defineJob({
  name: 'purge-mails',
  payload: z.object({}),
  schedule: '10 9 * * *',
  retryLimit: 0,
});
