import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** Somebody asked for the newsletter. The job looks what we know of the address: the request does the same for all. */
export const subscriptionRequested = defineJob({
  name: 'newsletter-requested',
  payload: z.object({ email: z.string(), ipPrefix: z.string().nullable() }),
});
