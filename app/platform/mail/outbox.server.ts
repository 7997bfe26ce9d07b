import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { enqueue, handleJob } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { forgetCounts } from './count-mail.server.ts';
import { purgeMails, sendMail } from './jobs.ts';
import { TRIED_FOR_MS } from './refused/retry-pauses.ts';
import { MAIL_KEPT_DAYS, type MailState, shownState } from './states.ts';
import { outboxMails } from './tables.server.ts';

/** Words that recipient or subject hold, and the states that a mail may have. */
export type OutboxFilter = { q?: string | undefined; states?: readonly MailState[] | undefined };

/** Some mails of the outbox without what they say: those that were given up first, then the newest. */
export async function listOutbox(
  db: Db,
  { q, states }: OutboxFilter,
  part: { limit: number; offset: number },
) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      caseId: outboxMails.caseId,
      recipient: outboxMails.recipient,
      subject: outboxMails.subject,
      state: outboxMails.state,
      tries: outboxMails.tries,
      lastError: outboxMails.lastError,
      dueAt: outboxMails.dueAt,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .where(and(holdsWords(q), states && inArray(outboxMails.state, [...states])))
    .orderBy(desc(sql`${outboxMails.state} = 'failed'`), desc(outboxMails.createdAt), outboxMails.id)
    .limit(part.limit)
    .offset(part.offset);
}

function holdsWords(q = ''): SQL | undefined {
  const text = sql`lower(${outboxMails.recipient} || ' ' || ${outboxMails.subject})`;
  const words = q.toLowerCase().split(' ').filter(Boolean);
  return and(...words.map((word) => sql`position(${word} in ${text}) > 0`));
}

/** What a mail in one of these states says. Refuses (404) any other: mail that was sent is the recipient's. */
export async function readUnsentMail(
  db: Db,
  mailId: string,
  states: readonly MailState[],
): Promise<{ kind: string; caseId: string | null; text: string; html: string }> {
  const { kind, caseId, text, html } = outboxMails;
  const [mail] = await db
    .select({ kind, caseId, text, html })
    .from(outboxMails)
    .where(and(eq(outboxMails.id, mailId), inArray(outboxMails.state, [...states])));
  if (!mail) throw notFound();
  return mail;
}

/** Tries a mail that was kept or given up for another 72 hours. Refuses (409) any other, and (404) an unknown one. */
export async function resendMail(tx: Db, mailId: string): Promise<{ kind: string }> {
  const dueAt = now();
  const giveUpAt = new Date(dueAt.getTime() + TRIED_FOR_MS);
  const [again] = await tx
    .update(outboxMails)
    .set({ state: 'queued', dueAt, giveUpAt, tries: 0 })
    .where(and(eq(outboxMails.id, mailId), inArray(outboxMails.state, ['kept', 'failed'])))
    .returning({ kind: outboxMails.kind });
  if (again) {
    await enqueue(tx, sendMail, { mailId });
    return again;
  }
  const [other] = await tx
    .select({ state: outboxMails.state })
    .from(outboxMails)
    .where(eq(outboxMails.id, mailId));
  if (!other) throw notFound();
  throw new AppError('conflict', 'This email is not waiting for you: it was sent, or will be.');
}

/** The job that deletes copies of old mails, and the counts of days that are over. */
export const purgeMailsJob = handleJob(purgeMails, async (db) => {
  await purgeOldMails(db);
  await forgetCounts(db);
});

/** Deletes copies of mails that have come to an end, after the days of `MAIL_KEPT_DAYS`. Those that still wait stay. */
export async function purgeOldMails(db: Db): Promise<void> {
  const isOver = Object.entries(MAIL_KEPT_DAYS).map(([state, days]) =>
    and(
      eq(outboxMails.state, state as MailState),
      lt(outboxMails.createdAt, new Date(now().getTime() - days * DAY_MS)),
    ),
  );
  await db.delete(outboxMails).where(or(...isOver));
}

/** How mails stand, by their keys; one that was deleted since is left out. */
export async function statesOfMails(db: Db, keys: readonly string[]): Promise<Map<string, MailState>> {
  const { dedupeKey, state } = outboxMails;
  const rows = await db
    .select({ dedupeKey, state })
    .from(outboxMails)
    .where(inArray(dedupeKey, [...keys]));
  return new Map(rows.flatMap((row) => (row.dedupeKey ? [[row.dedupeKey, row.state] as const] : [])));
}

/** What the mail of this key says, while it has not gone out. */
export async function keptTextOf(db: Db, key: string): Promise<string | null> {
  const { dedupeKey, state, text } = outboxMails;
  const [mail] = await db
    .select({ text })
    .from(outboxMails)
    .where(and(eq(dedupeKey, key), inArray(state, ['queued', 'kept', 'failed'])));
  return mail?.text ?? null;
}

/** How many mails were given up. */
export async function countFailedMails(db: Db): Promise<number> {
  return db.$count(outboxMails, eq(outboxMails.state, 'failed'));
}

/** How many mails are kept because there is no mail server, those whose turn has not come among them. */
export async function countKeptMails(db: Db): Promise<number> {
  return db.$count(outboxMails, inArray(outboxMails.state, ['kept', 'queued']));
}

/** Mails by state, of those whose recipient or subject hold the words of `q`. */
export async function countMails(db: Db, q?: string): Promise<{ state: MailState; count: number }[]> {
  return db
    .select({ state: outboxMails.state, count: count() })
    .from(outboxMails)
    .where(holdsWords(q))
    .groupBy(outboxMails.state)
    .orderBy(outboxMails.state);
}

/** The same by the states that they are shown as (`shownState`). */
export async function countShownMails(
  db: Db,
  { q, isMailed }: { q?: string | undefined; isMailed: boolean },
): Promise<Partial<Record<MailState, number>>> {
  const counts: Partial<Record<MailState, number>> = {};
  for (const { state, count: found } of await countMails(db, q)) {
    const shown = shownState(state, isMailed);
    counts[shown] = (counts[shown] ?? 0) + found;
  }
  return counts;
}

/** The mails about a case without what they say, newest first. */
export async function listMailsAbout(db: Db, caseId: string, limit: number) {
  return db
    .select({
      id: outboxMails.id,
      kind: outboxMails.kind,
      recipient: outboxMails.recipient,
      subject: outboxMails.subject,
      state: outboxMails.state,
      createdAt: outboxMails.createdAt,
      sentAt: outboxMails.sentAt,
    })
    .from(outboxMails)
    .where(eq(outboxMails.caseId, caseId))
    .orderBy(desc(outboxMails.createdAt))
    .limit(limit);
}
