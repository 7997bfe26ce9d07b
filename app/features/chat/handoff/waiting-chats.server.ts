import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { chatSessions, chatUnanswered } from '../tables.server.ts';

/** How many visitors have asked for a person and have none yet, who is first, and by when they were promised an answer. */
export async function countWaitingChats(
  db: Db,
): Promise<{ total: number; promiseAt: Date | null; firstId: string | null }> {
  const waiting = and(
    eq(chatSessions.mode, 'waiting'),
    or(isNull(chatSessions.endedAt), isNotNull(chatSessions.unansweredAt)),
  );
  const [first] = await db
    .select({ id: chatSessions.id, promiseAt: chatSessions.promiseAt })
    .from(chatSessions)
    .where(waiting)
    .orderBy(asc(chatSessions.promiseAt))
    .limit(1);
  const total = await db.$count(chatSessions, waiting);
  return { total, promiseAt: first?.promiseAt ?? null, firstId: first?.id ?? null };
}

/** How many different questions no page of the site answers. */
export async function countUnanswered(db: Db): Promise<number> {
  return db.$count(chatUnanswered);
}
