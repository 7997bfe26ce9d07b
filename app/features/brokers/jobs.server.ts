import { z } from 'zod';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { tellOfLicences } from './oversight/tell-of-licences.server.ts';

/** Each morning: whose licence ends soon is told. */
const watchLicences = defineJob({
  name: 'watch-licences',
  payload: z.object({}),
  schedule: '5 15 * * *',
  retryLimit: 0,
});

export const brokersJobs = [handleJob(watchLicences, (db) => tellOfLicences(db))];
