import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { countMail } from './count-mail.server.ts';
import { sendMail } from './jobs.ts';
import type { MailLimit } from './limits.ts';
import { TRIED_FOR_MS } from './refused/retry-pauses.ts';
import { outboxMails } from './tables.server.ts';

export type Mail = {
  kind: string;
  to: string;
  subject: string;
  /** What `hono/html` templates return. */
  html: unknown;
  text: string;
  caseId?: string;
  dedupeKey?: string;
  /** Who gets the answers, where that is not us. */
  replyTo?: string;
  /** An invitation for the recipient’s calendar, or its cancellation (`calendarFile`). */
  calendar?: string;
  /** Takes a POST that unsubscribes the recipient: for mail that people get again and again. */
  unsubscribeUrl?: string;
  /** The limit per recipient that it counts for. */
  limit?: MailLimit | null;
  /** Not to be sent before this. */
  notBefore?: Date;
  /** One of many that nobody waits for: all other mail goes first. */
  isBulk?: boolean;
};

const AFTER_ALL_OTHERS = -1;

/** A mail in the outbox. `dropped`: its address has had all that it may get, and the mail says nothing any more. */
export type QueuedMail = { id: string; state: 'queued' | 'dropped' };

/**
 * Writes an email and the job that sends it in the caller's transaction: it goes out exactly when that
 * commits. Null: a mail with this `dedupeKey` was written before, and this one is left out.
 */
export async function queueMail(tx: Db, mail: Mail): Promise<QueuedMail | null> {
  const id = newId();
  const { notBefore } = mail;
  const waits = notBefore !== undefined && notBefore > now();
  const dueAt = waits ? notBefore : now();
  const written = await tx
    .insert(outboxMails)
    .values({
      id,
      kind: mail.kind,
      recipient: mail.to,
      subject: oneLine(mail.subject),
      html: String(await mail.html),
      text: mail.text,
      caseId: mail.caseId,
      dedupeKey: mail.dedupeKey,
      replyTo: mail.replyTo,
      calendar: mail.calendar,
      unsubscribeUrl: mail.unsubscribeUrl,
      state: 'queued',
      dueAt,
      giveUpAt: new Date(dueAt.getTime() + TRIED_FOR_MS),
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  if (written.length === 0) return null;
  if (mail.limit && !(await countMail(tx, mail.to, mail.limit))) {
    await tx
      .update(outboxMails)
      .set({ state: 'dropped', html: '', text: '', calendar: null })
      .where(eq(outboxMails.id, id));
    return { id, state: 'dropped' };
  }
  const order = mail.isBulk ? { priority: AFTER_ALL_OTHERS } : {};
  await enqueue(tx, sendMail, { mailId: id }, { ...order, ...(waits && { startAfter: dueAt }) });
  return { id, state: 'queued' };
}

/** Deletes the emails about a case, sent or not. */
export async function forgetMailsAbout(tx: Db, caseId: string): Promise<void> {
  await tx.delete(outboxMails).where(eq(outboxMails.caseId, caseId));
}

/** Deletes the emails of some kinds to these addresses. */
export async function forgetMailsTo(
  tx: Db,
  addresses: readonly string[],
  kinds: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const lower = addresses.map((address) => address.toLowerCase());
  await tx
    .delete(outboxMails)
    .where(and(inArray(outboxMails.kind, [...kinds]), inArray(sql`lower(${outboxMails.recipient})`, lower)));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
