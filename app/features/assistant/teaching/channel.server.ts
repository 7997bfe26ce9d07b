import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';

/** The channel on which processes hear that something was taught, or taken back. */
export const LESSONS_CHANNEL = 'lessons';

/** Tells every process, when and only when the transaction `tx` commits, to learn again, and open pages to read again. */
export async function tellOfLessons(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${LESSONS_CHANNEL}, '')`);
  await announceLessons(tx);
}

/** Tells open pages alone. */
export async function announceLessons(tx: Db): Promise<void> {
  await announce(tx, {
    topics: ['admin/lessons', 'chats/unanswered', 'chats/votes'],
    roles: ['admin'],
  });
}
