import { emailVerified } from '#app/features/accounts/jobs.ts';
import { handleJob } from '#app/platform/jobs.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { claimCases } from './commands/claim-cases.server.ts';

export const casesJobs = [
  handleJob(emailVerified, async (db, payload) => {
    await claimCases(db, systemViewer('cases'), payload);
  }),
];
