import { z } from 'zod';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { watchChats } from './handoff/watch-chats.server.ts';
import { purgeChats } from './purge-chats.server.ts';

const CHAT = systemViewer('chat');

/** Once a night: a conversation without contact data is kept for 30 days, one with them for twelve months. */
const purgeOldChats = defineJob({
  name: 'purge-chats',
  payload: z.object({}),
  schedule: '40 9 * * *',
  retryLimit: 0,
});

/** Every minute: who waits for a person, and has anybody seen it? */
const watchHandedOff = defineJob({
  name: 'watch-chats',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

export const chatJobs = [
  handleJob(purgeOldChats, async (db) => {
    await purgeChats(db);
  }),
  handleJob(watchHandedOff, (db) => watchChats(db, CHAT)),
];
