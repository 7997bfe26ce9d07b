import { z } from 'zod';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { now } from '#app/platform/now.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { listDueReviews } from './due-reviews.server.ts';

/** Once a day, at seven in the morning in Alberta. */
const warnOfReviews = defineJob({
  name: 'warn-of-reviews',
  payload: z.object({}),
  schedule: '0 13 * * *',
  retryLimit: 0,
});

export const contentReviewJobs = [
  handleJob(warnOfReviews, async (_db, _payload, { log }) => logDueReviews(log)),
];

/** Names in the log what should be looked at again: as information, and as a warning once its day is over. */
export function logDueReviews(log: Logger): void {
  for (const { what, reviewBy, isOver } of listDueReviews(albertaDate(now()))) {
    if (isOver) log.warn({ what, reviewBy }, 'Content is past its review; its pages say so');
    else log.info({ what, reviewBy }, 'Content is due for review');
  }
}
