import { and, eq, lte, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { type Db, withoutDisk } from '#app/platform/database/database.server.ts';
import { enqueue, type HandledJob, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { sendMail, sendOverdueMails } from './jobs.ts';
import { nextTry, TRY_LASTS_MS } from './refused/retry-pauses.ts';
import { outboxMails } from './tables.server.ts';

type OutboxMail = typeof outboxMails.$inferSelect;
type Failure = { reason: string; isFinal: boolean };
/** How many the mail server sees of us at once. */
const CONNECTIONS = 5;
/** A connection that has had no mail for so long is closed: the burst is over. */
const IDLE_MS = 500;

/** Hands a mail to a mail server. Null: it has taken it. */
type Send = (mail: OutboxMail) => Promise<Failure | null>;

/** The job that sends queued mail through `SMTP_URL`, or keeps it where there is no mail server. */
export function mailJob(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): HandledJob {
  const send = env.SMTP_URL ? openTransport(env.SMTP_URL, env.MAIL_FROM) : null;
  return handleJob(sendMail, (db, { mailId }, { log }) => deliver(db, mailId, send, log));
}

/** The job that looks for mails which are due and which nobody tries. */
export const overdueMailsJob = handleJob(sendOverdueMails, async (db) => {
  await queueOverdueMails(db);
});

/** More than one try a second would be more than mail servers like; the next minute takes the rest. */
const OVERDUE_AT_ONCE = 200;
/** A mail that has just become due has its own job. */
const OVERDUE_AFTER_MS = 60_000;

/** Queues a try for each mail that was due a minute ago. Returns how many. A second try of the same mail does nothing. */
export async function queueOverdueMails(db: Db): Promise<number> {
  const limit = new Date(now().getTime() - OVERDUE_AFTER_MS);
  return db.transaction(async (tx) => {
    const overdue = await tx
      .select({ mailId: outboxMails.id })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'queued'), lte(outboxMails.dueAt, limit)))
      .orderBy(outboxMails.dueAt)
      .limit(OVERDUE_AT_ONCE);
    for (const payload of overdue) await enqueue(tx, sendMail, payload);
    return overdue.length;
  });
}

/**
 * One try. A mail is taken by moving the time at which it is due: of two workers one gets it, and if that one dies,
 * somebody tries again later. Should it die between sending and noting it, or the database's machine before its disk has
 * the note, the mail arrives twice, with one Message-ID.
 */
async function deliver(db: Db, mailId: string, send: Send | null, log: Logger): Promise<void> {
  const mail = await take(db, mailId);
  if (!mail) return;
  const isThis = eq(outboxMails.id, mailId);
  const isWaiting = and(isThis, eq(outboxMails.state, 'queued'));
  if (!send) {
    await db.update(outboxMails).set({ state: 'kept' }).where(isWaiting);
    return;
  }
  const failure = await send(mail);
  if (!failure) {
    const sent = { state: 'sent', sentAt: now(), lastError: null } as const;
    await withoutDisk(db, (tx) => tx.update(outboxMails).set(sent).where(isThis));
    return;
  }
  const { reason } = failure;
  const about = { mailId, kind: mail.kind, reason, tries: mail.tries };
  const dueAt = failure.isFinal ? null : nextTry(mail.tries, now(), mail.giveUpAt);
  if (!dueAt) {
    await db.update(outboxMails).set({ state: 'failed', lastError: reason }).where(isWaiting);
    log.error(about, 'A mail could not be delivered and was given up; the outbox in the admin area has it');
    return;
  }
  log.warn(about, 'A mail could not be sent and will be tried again');
  await db.transaction(async (tx) => {
    await tx.update(outboxMails).set({ dueAt, lastError: reason }).where(isWaiting);
    await enqueue(tx, sendMail, { mailId }, { startAfter: dueAt });
  });
}

async function take(db: Db, mailId: string): Promise<OutboxMail | undefined> {
  const at = now();
  const [mail] = await withoutDisk(db, (tx) =>
    tx
      .update(outboxMails)
      .set({ dueAt: new Date(at.getTime() + TRY_LASTS_MS), tries: sql`${outboxMails.tries} + 1` })
      .where(and(eq(outboxMails.id, mailId), eq(outboxMails.state, 'queued'), lte(outboxMails.dueAt, at)))
      .returning(),
  );
  return mail;
}

function openTransport(url: string, from: string): Send {
  const transport = createTransport({
    ...{ url, pool: true, maxConnections: CONNECTIONS, maxMessages: 100, idleTimeout: IDLE_MS },
    // A server that drops a kept connection before it heard a word is asked once more; anything else is our own next try.
    ...{ maxRequeues: 1, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
  });
  return async (mail) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        ...(mail.calendar && { icalEvent: invitation(mail.calendar) }),
        // The same id on a second try lets mailboxes recognise the copy.
        messageId: `<${mail.id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
      });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Beside the words, as mail programs want it that offer to keep it: with the method that the file names. */
function invitation(content: string) {
  const method = content.includes('METHOD:CANCEL') ? 'CANCEL' : 'REQUEST';
  return { method, content, filename: 'call.ics' };
}

type Refusal = { code?: string; responseCode?: number; response?: string };

/** 5xx for the recipient or the message is the server's last word (RFC 5321); whatever else is wrong may pass. */
function failureOf(error: unknown): Failure {
  const { code, responseCode, response = '' } = error as Refusal;
  const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
  // Of the server's words only its code (RFC 3463), such as 5.1.1: the rest may name people.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response.slice(0, 40))?.[1];
  return { reason: [code ?? 'error', responseCode, status].filter(Boolean).join(' '), isFinal };
}

/** Gmail, Yahoo and others show their own "Unsubscribe" for these two, and press it for the person (RFC 2369, 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(from: string): string {
  return from.split('@').at(-1)?.replace('>', '').trim() || 'localhost';
}
