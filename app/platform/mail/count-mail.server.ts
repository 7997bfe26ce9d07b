import { lt, sql } from 'drizzle-orm';
import { albertaDate, albertaParts } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { MAIL_LIMITS, type MailLimit } from './limits.ts';
import { mailCounts } from './tables.server.ts';

const TWO_DAYS_MS = 2 * 86_400_000;

/**
 * Counts a mail to this address, in the caller's transaction: of many at once each waits for the one before it.
 * Whether it is within its limit. Days and hours are those of Alberta.
 */
export async function countMail(tx: Db, recipient: string, limit: MailLimit): Promise<boolean> {
  const recipientHash = hashToken(recipient.toLowerCase());
  const [counted] = await tx
    .insert(mailCounts)
    .values({ recipientHash, period: periodOf(limit), countedAt: now(), count: 1 })
    .onConflictDoUpdate({
      target: [mailCounts.recipientHash, mailCounts.period],
      set: { count: sql`${mailCounts.count} + 1` },
    })
    .returning({ count: mailCounts.count });
  return counted !== undefined && counted.count <= MAIL_LIMITS[limit].count;
}

/** Deletes counts of days that are over. */
export async function forgetCounts(db: Db): Promise<void> {
  await db.delete(mailCounts).where(lt(mailCounts.countedAt, new Date(now().getTime() - TWO_DAYS_MS)));
}

function periodOf(limit: MailLimit): string {
  const at = now();
  const hour = MAIL_LIMITS[limit].per === 'hour' ? ` ${albertaParts(at).hour}` : '';
  return `${limit} ${albertaDate(at)}${hour}`;
}
