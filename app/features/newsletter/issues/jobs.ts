import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** Every minute, and at once when one is sent now: begins issues whose hour has come, and looks what became of mail. */
export const tendIssues = defineJob({
  name: 'tend-newsletter-issues',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 3,
});

/** Writes an issue to the next readers. Waiting once an issue is enough. */
export const sendBatch = defineJob({
  name: 'send-newsletter-batch',
  payload: z.object({ issueId: z.uuid() }),
  onePerKey: true,
});
