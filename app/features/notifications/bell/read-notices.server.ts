import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { isOptional, type MailKind } from '#app/features/notifications/categories.ts';
import { writeDigest } from '#app/features/notifications/digest/digest.server.ts';
import { KINDS_TO_KEEP } from '#app/features/notifications/kinds/kinds.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { withdrawMails } from '#app/platform/mail/change-mail.server.ts';
import type { WithdrawnWhy } from '#app/platform/mail/states.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { announceNotices } from './announce-notices.server.ts';
import type { ReadNoticesInput } from './schema.ts';

type Which = ReadNoticesInput | { path: string };
type Read = Pick<typeof notifications.$inferSelect, 'mail' | 'mailId' | 'kind'>;

/**
 * Notes that the viewer has read notices of theirs: some, those about a case, those that lead to a page, or all. A mail that only waited for
 * whether they would is not sent any more. Those of others, and those that were read, stay as they are.
 */
export async function readNotices(db: Db, viewer: Viewer, which: Which): Promise<void> {
  if (viewer.kind !== 'user') throw notFound();
  await db.transaction((tx) => markRead(tx, viewer.id, whichOnes(which), 'read'));
}

type Settled = { userId: string; caseId: string; kinds: readonly MailKind[]; why: WithdrawnWhy };

/**
 * In the caller's transaction: what somebody was told about a case and need not look at any more, as it is settled. The bell does
 * not say it any more, and its mail or push is not sent, for the reason `why`. Its row stays, so that one cause is told once.
 */
export async function settleNotices(tx: Db, { userId, caseId, kinds, why }: Settled): Promise<void> {
  const which = and(eq(notifications.caseId, caseId), inArray(notifications.kind, [...kinds]));
  const settled = await tx
    .update(notifications)
    .set({ settledAt: now() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.settledAt), which))
    .returning({ readAt: notifications.readAt });
  await markRead(tx, userId, which, why);
  // Who has it read already sees it go, too.
  if (settled.some(({ readAt }) => readAt !== null)) await announceNotices(tx, userId);
}

/** In the caller's transaction: what a notice said is not so any more. Unread, the same can be told again. */
export async function recallFromBell(tx: Db, dedupeKey: string): Promise<void> {
  const [told] = await tx
    .update(notifications)
    .set({ settledAt: now() })
    .where(eq(notifications.dedupeKey, dedupeKey))
    .returning({ id: notifications.id, userId: notifications.userId, readAt: notifications.readAt });
  if (!told) return;
  if (told.readAt) return announceNotices(tx, told.userId);
  await markRead(tx, told.userId, eq(notifications.id, told.id), 'untrue');
  await tx.update(notifications).set({ dedupeKey: null }).where(eq(notifications.id, told.id));
}

async function markRead(tx: Db, userId: string, which: SQL | undefined, why: WithdrawnWhy): Promise<void> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now() })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))
    .returning({ mail: notifications.mail, mailId: notifications.mailId, kind: notifications.kind });
  if (read.length === 0) return;
  const waiting = await nobodyElses(tx, mailsOf(read, 'queued'));
  await withdrawMails(tx, waiting, { except: KINDS_TO_KEEP, why });
  for (const mailId of mailsOf(read, 'daily')) await writeDigest(tx, mailId);
  await announceNotices(tx, userId);
}

function whichOnes(which: Which): SQL | undefined {
  if ('ids' in which) return inArray(notifications.id, which.ids);
  if ('path' in which) return eq(notifications.path, which.path);
  return 'caseId' in which ? eq(notifications.caseId, which.caseId) : undefined;
}

/** Those of these mails that speak of no other notice which is not read yet. */
async function nobodyElses(tx: Db, mailIds: readonly string[]): Promise<string[]> {
  if (mailIds.length === 0) return [];
  const unread = await tx
    .select({ mailId: notifications.mailId })
    .from(notifications)
    .where(and(inArray(notifications.mailId, [...mailIds]), isNull(notifications.readAt)));
  return mailIds.filter((id) => unread.every(({ mailId }) => mailId !== id));
}

/** What is said about the safety of an account is sent, read or not. */
function mailsOf(read: readonly Read[], way: Read['mail']): string[] {
  const ids = read.filter(({ mail, kind }) => mail === way && isOptional(kind)).map(({ mailId }) => mailId);
  return [...new Set(ids.filter((id) => id !== null))];
}
