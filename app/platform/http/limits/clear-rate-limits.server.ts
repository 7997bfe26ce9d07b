import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#app/platform/database/database.server.ts';
import { rateLimits } from '#app/platform/http/tables.server.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { now } from '#app/platform/now.ts';

/** Deletes what was counted in windows that are over: it says nothing any more, and is about people. */
export async function clearRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now()));
}

const clear = defineJob({
  name: 'clear-rate-limits',
  payload: z.object({}),
  schedule: '7 * * * *',
  retryLimit: 0,
});

export const clearRateLimitsJob = handleJob(clear, (db) => clearRateLimits(db));
