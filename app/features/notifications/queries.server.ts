import { desc, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { notifications } from './tables.server.ts';

/** What the bell has said to somebody, the newest first, for the download of their data. */
export async function listNotices(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt));
  return rows.map(({ title, body, createdAt, readAt }) => ({
    ...{ title, body },
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}
