import { and, eq } from 'drizzle-orm';
import { caseMutes, muteLinks, notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { newToken } from '#app/platform/ids.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { announceNotices } from './announce-notices.server.ts';

type Case = { userId: string; caseId: string };

/**
 * Whether the viewer hears of a case at the bell alone, without mail, or in every way again. Refuses (404) a
 * case of which they were never told anything.
 */
export async function muteCase(
  db: Db,
  viewer: Viewer,
  { caseId, isMuted }: { caseId: string; isMuted: boolean },
): Promise<void> {
  if (viewer.kind !== 'user') throw notFound();
  const about = { userId: viewer.id, caseId };
  await db.transaction(async (tx) => {
    const [told] = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, viewer.id), eq(notifications.caseId, caseId)))
      .limit(1);
    if (!told) throw notFound();
    if (isMuted) await mute(tx, about);
    else await tx.delete(caseMutes).where(isAbout(about));
    await announceNotices(tx, viewer.id);
  });
}

/** The path that mutes a case for one person with one press in their mailbox. It works until the case is forgotten. */
export async function makeMutePath(tx: Db, about: Case): Promise<string> {
  const token = newToken();
  await tx.insert(muteLinks).values({ ...about, tokenHash: hashToken(token) });
  return `/api/notifications/mute/${token}`;
}

/** Mutes the case of a link; without effect where it is muted. Refuses (404) a link that is not known. */
export async function muteByLink(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const link = await findLink(tx, token);
    await mute(tx, link);
    await announceNotices(tx, link.userId);
  });
}

/** Whether the case of a link is muted. Refuses (404) a link that is not known. */
export async function isLinkedCaseMuted(db: Db, token: string): Promise<boolean> {
  return isCaseMuted(db, await findLink(db, token));
}

/** Whether somebody hears of a case at the bell alone. */
export async function isCaseMuted(tx: Db, about: Case): Promise<boolean> {
  const [muted] = await tx.select({ caseId: caseMutes.caseId }).from(caseMutes).where(isAbout(about));
  return muted !== undefined;
}

async function findLink(tx: Db, token: string) {
  const [link] = await tx
    .select()
    .from(muteLinks)
    .where(eq(muteLinks.tokenHash, hashToken(token)));
  if (!link) throw notFound();
  return link;
}

async function mute(tx: Db, { userId, caseId }: Case): Promise<void> {
  await tx.insert(caseMutes).values({ userId, caseId }).onConflictDoNothing();
}

function isAbout({ userId, caseId }: Case) {
  return and(eq(caseMutes.userId, userId), eq(caseMutes.caseId, caseId));
}
