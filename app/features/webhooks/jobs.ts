import { z } from 'zod';
import { defineJob } from '#app/platform/jobs/jobs.ts';

/** Something is due for a webhook. Whoever has it at work does it with the rest; for the others nothing is left to do. */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  payload: z.object({ webhookId: z.uuid() }),
  concurrency: 6,
  // What it costs is waiting for targets.
  isSideBySide: true,
});

/** Looks for what is due: what failed before, and what a process left that died. */
export const queueDueWebhooks = defineJob({
  name: 'queue-due-webhooks',
  payload: z.object({}),
  schedule: '* * * * *',
  retryLimit: 0,
});

/** Once a night, 3:50 Alberta time. */
export const purgeWebhookDeliveries = defineJob({
  name: 'purge-webhook-deliveries',
  payload: z.object({}),
  schedule: '50 9 * * *',
  retryLimit: 0,
});
