import { inArray, lt } from 'drizzle-orm';
import { endThreads } from '#app/features/messages/commands/end-threads.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { houseRules } from '#content/house-rules.ts';
import { chatSessions, chatUnanswered } from './tables.server.ts';

const PURGED_AT_ONCE = 500;

/**
 * Deletes conversations whose time is over, with what was said in them, and questions without an answer that nobody
 * has asked for as long. Returns how many conversations.
 */
export async function purgeChats(db: Db): Promise<number> {
  await db
    .delete(chatUnanswered)
    .where(lt(chatUnanswered.lastAskedAt, new Date(now().getTime() - houseRules.keptChatDays * DAY_MS)));
  for (let gone = 0; ; ) {
    const count = await purgeSome(db);
    gone += count;
    if (count < PURGED_AT_ONCE) return gone;
  }
}

async function purgeSome(db: Db): Promise<number> {
  const due = db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(lt(chatSessions.purgeAfter, now()))
    .limit(PURGED_AT_ONCE);
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(chatSessions)
      .where(inArray(chatSessions.id, due))
      .returning({ id: chatSessions.id });
    await endThreads(
      tx,
      'chat',
      gone.map(({ id }) => id),
    );
    return gone.length;
  });
}
