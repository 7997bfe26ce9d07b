import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** Somebody without an account has a message about their case that they have not seen. Quotes mails them a link. */
export const visitorHasMessage = defineJob({
  name: 'visitor-has-message',
  payload: z.object({ caseId: z.uuid(), author: z.string() }),
});
