import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** The bell has rung for somebody: one of their browsers is to show it. News that is an hour late is none. */
export const pushNotice = defineJob({
  name: 'push-notice',
  payload: z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  concurrency: 8,
});
