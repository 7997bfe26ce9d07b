import { and, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { forgetMailsAbout, queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { brand } from '#content/brand.ts';
import { isOptional } from './categories.ts';
import type { BellWords, Kind } from './kinds/kind.ts';
import { KINDS, type NoticeData, type NoticeKind } from './kinds/kinds.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { mailPreferences, notifications } from './tables.server.ts';

/** Whom a notice concerns: somebody with an account, a person whom we know by their mailbox alone, or a desk. */
export type Person = {
  /** With an account the bell rings, and the choices of the profile count. */
  userId?: string | null;
  /** Without an address there is no mail. */
  email?: string | null;
  /** For the greeting. Give it only for a mailbox that is known to be theirs: otherwise it is a stranger's words. */
  name?: string;
};

/** The mailbox of the people of this site. */
export const TEAM: Person = { email: brand.email };

export type Notice = {
  [Name in NoticeKind]: {
    kind: Name;
    to: Person;
    data: NoticeData<Name>;
    /** The case it is about: it goes when the case goes. */
    caseId?: string | undefined;
    /**
     * What happened, such as the id of an access: one kind is told to one person about it once, whoever asks again.
     * Without it each call tells.
     */
    occasion?: string | undefined;
  };
}[NoticeKind];

type BellMail = Pick<typeof notifications.$inferInsert, 'mail' | 'mailId'>;

/**
 * Tells one person one thing, in the caller's transaction: they hear of it exactly when that commits. The kind's row
 * in the table decides the words and the ways; the person's choices, quiet hours and the limits of an address decide
 * whether and when a mail goes out. Refuses nothing. False: its mail was dropped, as the address has had its mail for
 * today.
 */
export async function notify(tx: Db, notice: Notice): Promise<boolean> {
  const row = KINDS[notice.kind] as Kind<unknown>;
  const dedupeKey = keyOf(notice);
  const mail = await mailOf(tx, notice, row, dedupeKey);
  if (mail === 'told before') return true;
  const { userId } = notice.to;
  if (row.bell && userId) {
    const { caseId, data } = notice;
    const words = { ...shorten(row.bell(data)), kind: row.category };
    await tx
      .insert(notifications)
      .values({ ...words, ...mail, userId, caseId, dedupeKey })
      .onConflictDoNothing({ target: notifications.dedupeKey });
  }
  return mail.mail !== 'dropped';
}
/** Deletes what was told about a case, at the bell and by mail, sent or not. */
export async function forgetNoticesAbout(tx: Db, caseId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.caseId, caseId));
  await forgetMailsAbout(tx, caseId);
}

async function mailOf(
  tx: Db,
  { kind, to, caseId, data }: Notice,
  row: Kind<unknown>,
  dedupeKey: string | undefined,
): Promise<BellMail | 'told before'> {
  if (!row.mail || !to.email) return { mail: 'none' };
  if (!(await isWanted(tx, to, row))) return { mail: 'skipped' };
  const { unsubscribePath, replyTo, ...words } = row.mail(data);
  const queued = await queueMail(tx, {
    ...writeLetter({ greeting: greetingFor(to), ...words }),
    kind,
    to: to.email,
    limit: row.limit,
    notBefore: row.mayWait ? afterQuietHours(now()) : now(),
    ...(caseId && { caseId }),
    ...(dedupeKey && { dedupeKey }),
    ...(replyTo && { replyTo }),
    ...(unsubscribePath && { unsubscribeUrl: absoluteUrl(unsubscribePath) }),
  });
  return queued ? { mail: queued.state, mailId: queued.id } : 'told before';
}

async function isWanted(tx: Db, { userId }: Person, { category }: Kind<unknown>): Promise<boolean> {
  if (!userId || !isOptional(category)) return true;
  const [choice] = await tx
    .select({ wanted: mailPreferences.wanted })
    .from(mailPreferences)
    .where(and(eq(mailPreferences.userId, userId), eq(mailPreferences.kind, category)));
  return choice?.wanted ?? true;
}

function keyOf({ kind, to, occasion }: Notice): string | undefined {
  if (occasion === undefined) return undefined;
  return `${kind}:${to.userId ?? to.email?.toLowerCase()}:${occasion}`;
}

function greetingFor({ name }: Person): string {
  return name ? `Hello ${name},` : 'Hello,';
}

function shorten({ title, body, path }: BellWords): BellWords {
  return { title: title.slice(0, 120), body: body.slice(0, 300), path };
}
