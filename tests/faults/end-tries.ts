import { eq } from 'drizzle-orm';
import type { Database } from '#app/platform/database/database.server.ts';
import { openQueue } from '#app/platform/jobs/jobs.server.ts';
import { queueOverdueMails } from '#app/platform/mail/deliver.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { listJobs } from '#server/jobs.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';

const TWO_MINUTES_MS = 120_000;

/**
 * As if the minutes had passed after which a mail that a killed process had taken is tried again, and the job of each minute
 * had found it.
 */
export async function endTries(database: Database): Promise<void> {
  const { db } = database;
  const overdue = new Date(Date.now() - TWO_MINUTES_MS);
  await db.update(outboxMails).set({ dueAt: overdue }).where(eq(outboxMails.state, 'queued'));
  await withQueue(database, () => queueOverdueMails(db));
}

/** Queues jobs from here, for the product to work off. */
export async function withQueue<Made>(database: Database, make: () => Promise<Made>): Promise<Made> {
  const queue = await openQueue(database, listJobs(testEnv()), silentLog);
  const made = await make();
  await queue.stop(0);
  return made;
}
