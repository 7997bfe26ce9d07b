import { and, gte, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { HouseRules } from '#content/house-rules.ts';
import { contactMessages } from './tables.server.ts';

type Rules = Pick<HouseRules, 'keptContactDays'>;

/** How many messages the next purge would delete under these rules that it keeps under today's. */
export async function countContactsOver(db: Db, { keptContactDays }: Rules): Promise<number> {
  const limit = new Date(now().getTime() - keptContactDays * DAY_MS);
  return db.$count(
    contactMessages,
    and(lt(contactMessages.createdAt, limit), gte(contactMessages.purgeAfter, now())),
  );
}

/** Gives the messages that are here already the end that the rules say. */
export async function renewContactRetention(db: Db, { keptContactDays }: Rules): Promise<void> {
  const until = sql`${contactMessages.createdAt} + make_interval(days => ${keptContactDays}::int)`;
  await db
    .update(contactMessages)
    .set({ purgeAfter: until, updatedAt: sql`${contactMessages.updatedAt}` })
    .where(sql`${contactMessages.purgeAfter} is distinct from ${until}`);
}
