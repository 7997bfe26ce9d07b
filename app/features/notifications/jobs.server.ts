import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { type HandledJob, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { defineJob } from '#app/platform/jobs/jobs.ts';
import { now } from '#app/platform/now.ts';
import { pushNotice } from './jobs.ts';
import type { ConfiguredKeys } from './push/keys.server.ts';
import { pushOne } from './push/push-notice.server.ts';
import { openPush, type SendPush } from './push/send-push.server.ts';
import { notifications } from './tables.server.ts';

/** How long the bell remembers, read or not. */
const NOTICES_KEPT_DAYS = 180;

/** Once a night, 3:20 Alberta time. */
const forget = defineJob({
  name: 'forget-old-notices',
  payload: z.object({}),
  schedule: '20 9 * * *',
  retryLimit: 0,
});

export function notificationsJobs(env: ConfiguredKeys, send: SendPush = openPush()): HandledJob[] {
  return [
    handleJob(forget, (db) => forgetOldNotices(db)),
    handleJob(pushNotice, (db, payload) => pushOne(db, payload, { env, send })),
  ];
}

/** Deletes what the bell said more than 180 days ago. */
export async function forgetOldNotices(db: Db): Promise<void> {
  const limit = new Date(now().getTime() - NOTICES_KEPT_DAYS * DAY_MS);
  await db.delete(notifications).where(lt(notifications.createdAt, limit));
}
