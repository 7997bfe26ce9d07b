import { z } from 'zod';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { checkDays, countDueDays } from './counted-days.server.ts';

/** Every minute: counts the days that are over and those to whose requests something has happened. */
const countDays = defineJob({
  name: 'count-request-days',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

/** Once a night, 4:10 Alberta time: compares what was counted with the raw rows. Differences are a failed job. */
const checkCountedDays = defineJob({
  name: 'check-counted-days',
  payload: z.object({}),
  schedule: '10 10 * * *',
  retryLimit: 0,
});

export const numbersJobs = [
  handleJob(countDays, async (db) => {
    await countDueDays(db);
  }),
  handleJob(checkCountedDays, (db) => checkDays(db)),
];
