import { type HandledJob, handleJob } from '#app/platform/jobs/jobs.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { purgeDeliveries, queueDue, workOffWebhook } from './deliver.server.ts';
import { deliverWebhook, purgeWebhookDeliveries, queueDueWebhooks } from './jobs.ts';
import { openSender } from './send.server.ts';

export function webhooksJobs({ WEBHOOK_TARGETS }: Pick<Env, 'WEBHOOK_TARGETS'>): HandledJob[] {
  const send = openSender({ targets: WEBHOOK_TARGETS });
  return [
    handleJob(deliverWebhook, (db, { webhookId }) => workOffWebhook(db, webhookId, send)),
    handleJob(queueDueWebhooks, async (db) => {
      await queueDue(db);
    }),
    handleJob(purgeWebhookDeliveries, (db) => purgeDeliveries(db)),
  ];
}
