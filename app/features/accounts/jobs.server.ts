import { handleJob } from '#app/platform/jobs.server.ts';
import { sendResetLink } from './commands/recover-password.server.ts';
import { resetRequested } from './jobs.ts';

export const accountJobs = [handleJob(resetRequested, (db, payload) => sendResetLink(db, payload))];
