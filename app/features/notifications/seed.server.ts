import { lt } from 'drizzle-orm';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { notifications } from './tables.server.ts';

/** What people of the demo were told more than a day ago they have read. */
export async function readOlderNotices(db: Db): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY_MS);
  await db.update(notifications).set({ readAt: yesterday }).where(lt(notifications.createdAt, yesterday));
}
