import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** A case is in the pool and wants a broker. Matching handles it. */
export const caseNeedsBroker = defineJob({
  name: 'case-needs-broker',
  payload: z.object({ caseId: z.uuid() }),
});

/** The time a broker had to accept is over. */
export const acceptDue = defineJob({
  name: 'accept-due',
  payload: z.object({ caseId: z.uuid(), accessId: z.uuid() }),
});
