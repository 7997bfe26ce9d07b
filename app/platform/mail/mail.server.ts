import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { sendMail } from './jobs.ts';
import { TRIED_FOR_MS } from './retry-pauses.ts';
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
  /** Takes a POST that unsubscribes the recipient: for mail that people get again and again. */
  unsubscribeUrl?: string;
};

/**
 * Writes an email and the job that sends it in the caller's transaction: it goes out exactly when that
 * commits. A mail whose `dedupeKey` was used before is left out.
 */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  const id = newId();
  const dueAt = now();
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
      unsubscribeUrl: mail.unsubscribeUrl,
      state: 'queued',
      dueAt,
      giveUpAt: new Date(dueAt.getTime() + TRIED_FOR_MS),
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  if (written.length > 0) await enqueue(tx, sendMail, { mailId: id });
}

/** Deletes the emails about a case, sent or not. */
export async function forgetMailsAbout(tx: Db, caseId: string): Promise<void> {
  await tx.delete(outboxMails).where(eq(outboxMails.caseId, caseId));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
