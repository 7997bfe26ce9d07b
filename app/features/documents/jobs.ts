import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** A file has arrived and waits to be looked at. */
export const documentArrived = defineJob({
  name: 'document-arrived',
  payload: z.object({ documentId: z.uuid() }),
  onePerKey: true,
  retryLimit: 5,
});

/** Stored files belong to no document any more. */
export const filesLeft = defineJob({
  name: 'files-left',
  payload: z.object({ keys: z.array(z.uuid()) }),
  retryLimit: 5,
});

/** The papers of a policy are there for its client. Tasks handles it. */
export const policyPapersSent = defineJob({
  name: 'policy-papers-sent',
  payload: z.object({ caseId: z.uuid() }),
});
