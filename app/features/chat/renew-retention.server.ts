import { and, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { HouseRules } from '#content/house-rules.ts';
import { chatSessions } from './tables.server.ts';

type Rules = Pick<HouseRules, 'keptChatDays' | 'keptContactDays'>;

/** When a conversation ends under these rules: with contact data it is kept as long as a message to us. */
const until = ({ keptChatDays, keptContactDays }: Rules) =>
  sql<Date>`${chatSessions.lastMessageAt} + make_interval(days => case
    when ${chatSessions.leadId} is null and ${chatSessions.contactMessageId} is null and ${chatSessions.handedOffAt} is null
    then ${keptChatDays}::int else ${keptContactDays}::int end)`;

/** How many conversations the next purge would delete under these rules that it keeps under today's. */
export async function countChatsOver(db: Db, rules: Rules): Promise<number> {
  return db.$count(
    chatSessions,
    and(lt(until(rules), sql`${now().toISOString()}::timestamptz`), gte(chatSessions.purgeAfter, now())),
  );
}

/** Gives the conversations that are here already the end that the rules say. */
export async function renewChatRetention(db: Db, rules: Rules): Promise<void> {
  await db
    .update(chatSessions)
    .set({ purgeAfter: until(rules), updatedAt: sql`${chatSessions.updatedAt}` })
    .where(sql`${chatSessions.purgeAfter} is distinct from ${until(rules)}`);
}
