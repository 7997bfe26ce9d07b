import { z } from 'zod';
import { emailVerified } from '#app/features/accounts/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { claimCases } from './commands/claim-cases.server.ts';
import { purgeCases } from './commands/purge-cases.server.ts';

/** Once a night, 3:40 Alberta time: requests whose time is over. */
const purge = defineJob({
  name: 'purge-cases',
  payload: z.object({}),
  schedule: '40 9 * * *',
  retryLimit: 0,
});

export const casesJobs = [
  handleJob(emailVerified, async (db, payload) => {
    await claimCases(db, systemViewer('cases'), payload);
  }),
  handleJob(purge, async (db) => {
    await purgeCases(db, systemViewer('retention'));
  }),
];
