import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Env } from '#app/platform/env.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue, type HandledJob, handleJob } from '#app/platform/jobs.server.ts';
import { defineJob } from '#app/platform/jobs.ts';
import { now } from '#app/platform/now.ts';
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

const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 2,
  // Mail servers take their time.
  concurrency: 3,
});

/**
 * Writes an email and the job that sends it in the caller's transaction: it goes out exactly when that
 * commits. A mail whose `dedupeKey` was used before is left out.
 */
export async function queueMail(tx: Db, mail: Mail): Promise<void> {
  const id = newId();
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
    })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  if (written.length > 0) await enqueue(tx, sendMail, { mailId: id });
}

/** The job that sends queued mail through `SMTP_URL`, or keeps it where there is no mail server. */
export function mailJob(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): HandledJob {
  const transport = env.SMTP_URL
    ? createTransport({ url: env.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 })
    : null;
  return handleJob(sendMail, (db, { mailId }) => deliver(db, mailId, transport, env.MAIL_FROM));
}

/** Once a night, 3:10 Alberta time. */
const purgeMails = defineJob({
  name: 'purge-mails',
  payload: z.object({}),
  schedule: '10 9 * * *',
  retryLimit: 0,
});

/** How long a copy of an email that is done with is kept, in days: what is in it is somebody's, links included. */
const KEPT_DAYS = 30;

/** The job that deletes copies of old emails. */
export const purgeMailsJob = handleJob(purgeMails, async (db) => {
  await purgeOldMails(db);
});

/** Deletes emails that were dealt with and are older than 30 days. Those that still wait stay. */
export async function purgeOldMails(db: Db): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  await db.delete(outboxMails).where(and(ne(outboxMails.state, 'queued'), lt(outboxMails.createdAt, limit)));
}

/** Deletes the emails about a case, sent or not. */
export async function forgetMailsAbout(tx: Db, caseId: string): Promise<void> {
  await tx.delete(outboxMails).where(eq(outboxMails.caseId, caseId));
}

/** The outbox, newest first: what was sent, what waits, and what was kept for lack of a mail server. */
export async function listOutbox(db: Db, limit = 100) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      recipient: outboxMails.recipient,
      subject: outboxMails.subject,
      text: outboxMails.text,
      state: outboxMails.state,
      tries: outboxMails.tries,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .orderBy(desc(outboxMails.createdAt))
    .limit(limit);
}

async function deliver(db: Db, mailId: string, transport: Transporter | null, from: string): Promise<void> {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.id, mailId));
  if (mail?.state !== 'queued') return;
  if (!transport) {
    await db.update(outboxMails).set({ state: 'kept' }).where(eq(outboxMails.id, mailId));
    return;
  }
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: mail.recipient },
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      // The same id on a second try lets mailboxes recognise the copy, should we stop between sending and noting it.
      messageId: `<${mail.id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    await db
      .update(outboxMails)
      .set({ tries: sql`${outboxMails.tries} + 1`, lastError: reason })
      .where(eq(outboxMails.id, mailId));
    throw new Error(`The mail server refused or could not be reached (${reason})`);
  }
  await db
    .update(outboxMails)
    .set({ state: 'sent', sentAt: now(), tries: sql`${outboxMails.tries} + 1`, lastError: null })
    .where(eq(outboxMails.id, mailId));
}

/** Gmail, Yahoo and others show their own "Unsubscribe" for these two, and press it for the person (RFC 2369, 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(from: string): string {
  return from.split('@').at(-1)?.replace('>', '').trim() || 'localhost';
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
