import { z } from 'zod';
import { handleJob } from '#app/platform/jobs.server.ts';
import { defineJob } from '#app/platform/jobs.ts';
import { purgeChats } from './staff.server.ts';

/** Once a night: a conversation without contact data is kept for 30 days, one with them for twelve months. */
const purgeOldChats = defineJob({
  name: 'purge-chats',
  payload: z.object({}),
  schedule: '40 9 * * *',
  retryLimit: 0,
});

export const chatJobs = [
  handleJob(purgeOldChats, async (db) => {
    await purgeChats(db);
  }),
];
