import { z } from 'zod';
import { newsletterMisaddressed, newsletterWanted } from '#app/features/quotes/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { askOwner, forgetMistaken, purgeSubscribers, subscribeByConsent } from './commands.server.ts';
import { sendBatch, tendIssues } from './issues/jobs.ts';
import { beginDueIssues, writeBatch } from './issues/send.server.ts';
import { SETTLED_AT_ONCE, settleDeliveries } from './issues/settle.server.ts';
import { subscriptionRequested } from './jobs.ts';
import { purgeLinks } from './links.server.ts';

/** Once a night: addresses that were not confirmed in time, and those that have left, are deleted. */
const purgeNewsletter = defineJob({
  name: 'purge-newsletter',
  payload: z.object({}),
  schedule: '40 9 * * *',
  retryLimit: 0,
});

export const newsletterJobs = [
  handleJob(tendIssues, async (db) => {
    await beginDueIssues(db);
    while ((await settleDeliveries(db)) === SETTLED_AT_ONCE);
  }),
  handleJob(sendBatch, (db, { issueId }) => writeBatch(db, issueId)),
  handleJob(subscriptionRequested, (db, payload) => askOwner(db, payload)),
  handleJob(newsletterWanted, (db, payload) => subscribeByConsent(db, payload)),
  handleJob(newsletterMisaddressed, (db, payload) => forgetMistaken(db, payload)),
  handleJob(purgeNewsletter, async (db) => {
    await purgeSubscribers(db);
    await purgeLinks(db);
  }),
];
