import { lt, sql } from 'drizzle-orm';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { MAILS_A_DAY, type MailLimit } from './limits.ts';
import { mailCounts } from './tables.server.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * Counts a mail to this address, in the caller's transaction: of many at once each waits for the one before it.
 * Whether it is within its limit for this day in Alberta.
 */
export async function countMail(tx: Db, recipient: string, limit: MailLimit): Promise<boolean> {
  const at = now();
  const recipientHash = hashToken(recipient.toLowerCase());
  const [counted] = await tx
    .insert(mailCounts)
    .values({ recipientHash, period: `${limit} ${albertaDate(at)}`, countedAt: at, count: 1 })
    .onConflictDoUpdate({
      target: [mailCounts.recipientHash, mailCounts.period],
      set: { count: sql`${mailCounts.count} + 1` },
    })
    .returning({ count: mailCounts.count });
  return counted !== undefined && counted.count <= MAILS_A_DAY[limit];
}

/** Deletes counts of days that are over. */
export async function forgetCounts(db: Db): Promise<void> {
  await db.delete(mailCounts).where(lt(mailCounts.countedAt, new Date(now().getTime() - TWO_DAYS_MS)));
}
