import { z } from 'zod';
import { preparedRequestSent } from '#app/features/quotes/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { purgeContactMessages } from './commands.server.ts';
import { notePreparedSent } from './prepared/note-sent.server.ts';

/** Once a night: messages are kept for twelve months. */
const purgeContact = defineJob({
  name: 'purge-contact',
  payload: z.object({}),
  schedule: '20 9 * * *',
  retryLimit: 0,
});

export const contactJobs = [
  handleJob(purgeContact, async (db) => {
    await purgeContactMessages(db);
  }),
  handleJob(preparedRequestSent, (db, payload) => notePreparedSent(db, payload)),
];
