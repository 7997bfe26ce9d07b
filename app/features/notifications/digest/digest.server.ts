import { and, asc, eq, isNull } from 'drizzle-orm';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { findMail, rewriteMail, withdrawMails } from '#app/platform/mail/change-mail.server.ts';
import { writeLetter } from '#app/platform/mail/letter.server.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import { nextMorning } from './next-morning.ts';

/** More than anybody reads in a mail; the page has the rest. */
const LISTED = 20;

export type DigestReader = { userId: string; email: string };

/**
 * Puts a notice, whose row is written, into the mail that its reader gets on the next business morning. There is one for
 * a person and a morning: it is written with the first notice and anew with each that follows, in their transactions,
 * so that it comes once and forgets none.
 */
export async function addToDigest(
  tx: Db,
  { noticeId, path, to }: { noticeId: string; path: string; to: DigestReader },
): Promise<void> {
  const morning = nextMorning(now());
  const dedupeKey = `digest:${to.userId}:${albertaDate(morning)}`;
  const words = letterAbout([], path);
  const queued = await queueMail(tx, {
    ...words,
    kind: 'digest',
    to: to.email,
    notBefore: morning,
    dedupeKey,
  });
  const mailId = queued?.id ?? (await findMail(tx, dedupeKey));
  if (!mailId) throw new Error('The mail of a morning is not there.');
  await tx.update(notifications).set({ mailId }).where(eq(notifications.id, noticeId));
  await writeDigest(tx, mailId);
}

/** Writes the mail of a morning again, as more came or some was read; when nothing is left of it, it is not sent. */
export async function writeDigest(tx: Db, mailId: string): Promise<void> {
  const unread = await tx
    .select({ title: notifications.title, path: notifications.path })
    .from(notifications)
    .where(and(eq(notifications.mailId, mailId), isNull(notifications.readAt)))
    .orderBy(asc(notifications.id));
  const [first] = unread;
  if (!first) return withdrawMails(tx, [mailId]);
  const titles = unread.map(({ title }) => title);
  await rewriteMail(tx, mailId, letterAbout(titles, first.path));
}

function letterAbout(titles: readonly string[], path: string) {
  const more = titles.length - LISTED;
  const portal = path.split('/')[1] ?? 'portal';
  return writeLetter({
    subject:
      titles.length === 1 ? 'One thing you have not read' : `${titles.length} things you have not read`,
    greeting: 'Good morning,',
    paragraphs: [
      'Since the last business morning:',
      ...titles.slice(0, LISTED),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'In your profile, you can choose what comes in this summary, what comes right away and what is not sent.',
    ],
    action: { label: 'Read your notifications', path: `/${portal}/notifications` },
  });
}
