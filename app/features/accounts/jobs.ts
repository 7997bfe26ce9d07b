import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/**
 * Somebody asked for a link to choose a new password. The job looks whether there is such an account: the request
 * that queued it does the same work, and so takes the same time, for addresses we know and for all others.
 */
export const resetRequested = defineJob({
  name: 'reset-requested',
  payload: z.object({ email: z.string() }),
  onePerKey: true,
});

/** Somebody asked to use another address. As above: the job looks whether the address is somebody's already. */
export const emailChangeRequested = defineJob({
  name: 'email-change-requested',
  payload: z.object({ userId: z.uuid(), email: z.string() }),
});

/** The email address of an account has been confirmed. Cases handles it: earlier requests become this client's. */
export const emailVerified = defineJob({
  name: 'email-verified',
  payload: z.object({ userId: z.uuid() }),
});
