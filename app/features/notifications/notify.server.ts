import { and, eq, like, sql } from 'drizzle-orm';
import { calendarFile } from '#app/platform/clock/calendar-file.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { findWaitingMail, recallMail } from '#app/platform/mail/change-mail.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { forgetMailsAbout, queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { absoluteUrl } from '#app/platform/process/public-url.server.ts';
import { brand } from '#content/brand.ts';
import { announceNotices } from './bell/announce-notices.server.ts';
import { isCaseMuted, makeMutePath } from './bell/mute-case.server.ts';
import { recallFromBell } from './bell/read-notices.server.ts';
import { isOptional } from './categories.ts';
import { addToDigest } from './digest/digest.server.ts';
import type { BellWords, Kind } from './kinds/kind.ts';
import { KINDS, type NoticeData, type NoticeKind } from './kinds/kinds.ts';
import { MAIL_WAITS_MS } from './mail-waits.ts';
import { readMailChoice } from './preferences/preferences.server.ts';
import { afterQuietHours } from './preferences/quiet-hours.ts';
import { queuePushes } from './push/push-notice.server.ts';
import { caseMutes, mailPreferences, muteLinks, notifications } from './tables.server.ts';

/** Whom a notice concerns: somebody with an account, a person whom we know by their mailbox alone, or a desk. */
export type Person = {
  /** With an account the bell rings, and the choices of the profile count. */
  userId?: string | null;
  /** Without an address there is no mail. */
  email?: string | null;
  /** For the greeting. Give it only for a mailbox that is known to be theirs: otherwise it is a stranger's words. */
  name?: string;
  /** Where they open what it is about, when that is not behind a login; in the mail alone, as it is a secret. */
  path?: string;
};

/** The mailbox of the people of this site. */
export const TEAM: Person = {
  get email() {
    return brand.email;
  },
};

export type Notice = {
  [Name in NoticeKind]: {
    kind: Name;
    to: Person;
    data: NoticeData<Name>;
    /** The case it is about: it goes when the case goes. */
    caseId?: string | undefined;
    /** What that case is, in a few words such as its title: its notices stand under it. */
    subject?: string | undefined;
    /**
     * What happened, such as the id of an access: one kind is told to one person about it once, whoever asks again.
     * Without it each call tells.
     */
    occasion?: string | undefined;
    /** When it happened, where it is told later: the bell says that time. */
    at?: Date | undefined;
  };
}[NoticeKind];

type BellMail = Pick<typeof notifications.$inferInsert, 'mail' | 'mailId'>;

/**
 * Tells one person one thing, in the caller's transaction: they hear of it exactly when that commits. The kind's row
 * in the table decides the words and the ways; the person's choices, quiet hours and the limits of an address decide
 * whether and when a mail goes out. Somebody with an account gets it after ten minutes, unless they have read the
 * notice by then. Refuses nothing. False: its mail was dropped, as the address has had its mail for today.
 */
export async function notify(tx: Db, notice: Notice): Promise<boolean> {
  const row = KINDS[notice.kind] as Kind<unknown>;
  const dedupeKey = keyOf(notice);
  const way = await wayOf(tx, notice, row);
  const mail = await mailOf(tx, { notice, row, way, dedupeKey });
  if (mail === 'told before') return true;
  const { userId, email } = notice.to;
  if (row.bell && userId) {
    const { caseId, subject, data, at } = notice;
    const words = { ...shorten(row.bell(data)), kind: row.category, reference: referenceIn(data) };
    const [written] = await tx
      .insert(notifications)
      .values({ ...words, ...mail, userId, caseId, subject, dedupeKey, ...(at && { createdAt: at }) })
      .onConflictDoNothing({ target: notifications.dedupeKey })
      .returning({ id: notifications.id });
    if (!written) return true;
    const noticeId = written.id;
    if (way === 'daily' && email)
      await addToDigest(tx, { noticeId, path: words.path, to: { userId, email } });
    if (way !== 'muted') {
      await queuePushes(tx, { noticeId, userId, category: row.category });
    }
    await announceNotices(tx, userId);
  }
  return mail.mail !== 'dropped';
}

/**
 * Takes back what one person was told about one occasion, as it is not so any more: the bell does not say it, and a mail
 * that nobody has tried to send stays here. What they have not read can be told again.
 */
export async function recallNotice(tx: Db, told: Pick<Notice, 'kind' | 'to' | 'occasion'>): Promise<void> {
  const dedupeKey = keyOf(told);
  if (!dedupeKey) return;
  await recallMail(tx, dedupeKey);
  await recallFromBell(tx, dedupeKey);
}

/** Deletes what the bell told somebody, and what they chose of it. */
export async function forgetNoticesTo(tx: Db, userId: string): Promise<void> {
  for (const table of [notifications, mailPreferences, caseMutes, muteLinks])
    await tx.delete(table).where(eq(table.userId, userId));
}

/** Deletes what was told about a case, at the bell and by mail, sent or not. */
export async function forgetNoticesAbout(tx: Db, caseId: string): Promise<void> {
  for (const table of [notifications, caseMutes, muteLinks])
    await tx.delete(table).where(eq(table.caseId, caseId));
  await forgetMailsAbout(tx, caseId);
}

/** Of what the bell told a client about messages of a case, the words are gone: some were changed or taken back. */
export async function forgetMessageWords(tx: Db, caseId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ body: sql`regexp_replace(${notifications.body}, '^([^:]+): .*$', 'From \\1.')` })
    .where(and(eq(notifications.caseId, caseId), like(notifications.dedupeKey, 'message_for_client:%')));
}

/** How a mail about it goes; `muted` is a case of which the person wants to hear at the bell alone. */
type Way = 'now' | 'soon' | 'daily' | 'off' | 'muted';

async function wayOf(tx: Db, { to: { userId }, caseId }: Notice, row: Kind<unknown>): Promise<Way> {
  if (!userId || !isOptional(row.category)) return 'now';
  if (caseId && (await isCaseMuted(tx, { userId, caseId }))) return 'muted';
  const choice = await readMailChoice(tx, userId, row.category);
  // What has no place at the bell, was asked for a moment ago or is to be kept does not wait.
  return choice !== 'off' && (!row.bell || !row.mayWait || row.isToKeep) ? 'now' : choice;
}

type Asked = { notice: Notice; row: Kind<unknown>; way: Way; dedupeKey: string | undefined };

async function mailOf(tx: Db, { notice, row, way, dedupeKey }: Asked): Promise<BellMail | 'told before'> {
  const { kind, to, caseId, data } = notice;
  if (!row.mail || !to.email) return { mail: 'none' };
  if (way === 'off' || way === 'muted') return { mail: 'skipped' };
  if (way === 'daily') return { mail: 'daily' };
  const waiting =
    row.isSameAgain && caseId ? await findWaitingMail(tx, { kind, to: to.email, caseId }) : null;
  if (waiting) return { mail: 'queued', mailId: waiting };
  const written = row.mail(data);
  const { unsubscribePath = await mutePathFor(tx, notice, row), replyTo, calendar, ...words } = written;
  const action = to.path
    ? { label: words.action?.label ?? 'Open your request', path: to.path }
    : words.action;
  const from = new Date(
    now().getTime() + (way === 'soon' || row.isRecalled || row.isSameAgain ? MAIL_WAITS_MS : 0),
  );
  const queued = await queueMail(tx, {
    ...writeLetter({ greeting: greetingFor(to), ...words, ...(action && { action }) }),
    kind,
    to: to.email,
    limit: row.limit,
    notBefore: row.mayWait ? afterQuietHours(from) : from,
    ...(caseId && { caseId }),
    ...(dedupeKey && { dedupeKey }),
    ...(replyTo && { replyTo }),
    ...(calendar && { calendar: calendarFile(calendar, { at: now().toISOString(), for: to.email }) }),
    ...(unsubscribePath && { unsubscribeUrl: absoluteUrl(unsubscribePath) }),
  });
  return queued ? { mail: queued.state, mailId: queued.id } : 'told before';
}

/** One press in the mailbox of somebody with an account mutes the case. */
async function mutePathFor(tx: Db, { to: { userId }, caseId }: Notice, row: Kind<unknown>) {
  if (!userId || !caseId || !isOptional(row.category)) return undefined;
  return makeMutePath(tx, { userId, caseId });
}

function referenceIn(data: unknown): string | null {
  const { reference } = (data ?? {}) as { reference?: unknown };
  return typeof reference === 'string' ? reference : null;
}

/** By which the mail of a notice is found again. */
export function keyOf({ kind, to, occasion }: Pick<Notice, 'kind' | 'to' | 'occasion'>): string | undefined {
  if (occasion === undefined) return undefined;
  return `${kind}:${to.userId ?? to.email?.toLowerCase()}:${occasion}`;
}

function greetingFor({ name }: Person): string {
  return name ? `Hello ${name},` : 'Hello,';
}

function shorten({ title, body, path }: BellWords): BellWords {
  return { title: title.slice(0, 120), body: body.slice(0, 300), path };
}
