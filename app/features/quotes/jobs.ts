import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** Somebody ticked the box for the newsletter in their request. Newsletter handles it: it asks them by email. */
export const newsletterWanted = defineJob({
  name: 'newsletter-wanted',
  payload: z.object({ consentId: z.uuid() }),
});

/** The address of such a request was a mistake, and is corrected. Newsletter handles it: it asks the wrong one no longer. */
export const newsletterMisaddressed = defineJob({
  name: 'newsletter-misaddressed',
  payload: z.object({ consentId: z.uuid() }),
});

/** Somebody sent what was prepared of their contact message. Contact handles it: it links the two. */
export const preparedRequestSent = defineJob({
  name: 'prepared-request-sent',
  payload: z.object({ tokenHash: z.string(), caseId: z.uuid() }),
});

/** Somebody asked for the tracking link of a reference again. The same work for every reference, whether we know it or not. */
export const linkAskedFor = defineJob({
  name: 'link-asked-for',
  payload: z.object({ reference: z.string() }),
});
