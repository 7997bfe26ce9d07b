import { and, desc, eq, getTableColumns, isNull, lt, type SQL } from 'drizzle-orm';
import { caseMutes, notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { NoticeList, NoticeQuery } from './schema.ts';

/** Counting further says nothing more to a person, and takes long. */
const COUNTED = 1_000;

/** A page of what the bell has said to the viewer, the newest first, and how much they have not read. */
export async function listOwnNotices(
  db: Db,
  viewer: Viewer,
  { show, kind, cursor, limit }: NoticeQuery,
): Promise<NoticeList> {
  if (viewer.kind !== 'user') throw notFound();
  const isOwn = and(eq(notifications.userId, viewer.id), isNull(notifications.settledAt));
  const isUnread = and(isOwn, isNull(notifications.readAt));
  const isShown = and(
    show === 'unread' ? isUnread : isOwn,
    kind === undefined ? undefined : eq(notifications.kind, kind),
  );
  const rows = await db
    .select({ ...getTableColumns(notifications), mutedBy: caseMutes.userId })
    .from(notifications)
    .leftJoin(
      caseMutes,
      and(eq(caseMutes.userId, notifications.userId), eq(caseMutes.caseId, notifications.caseId)),
    )
    .where(and(isShown, cursor === undefined ? undefined : lt(notifications.id, cursor)))
    // Ids are in the order in which they were made.
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const [total, unread, messages] = await Promise.all([
    countUpTo(db, isShown),
    countUpTo(db, isUnread),
    countUpTo(db, and(isUnread, eq(notifications.kind, 'message'))),
  ]);
  const items = rows.slice(0, limit).map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    path: row.path,
    caseId: row.caseId,
    reference: row.reference,
    subject: row.subject,
    isMuted: row.mutedBy !== null,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  const nextCursor = rows.length > limit ? (items.at(-1)?.id ?? null) : null;
  return { items, total, unread, messages, nextCursor };
}

async function countUpTo(db: Db, where: SQL | undefined): Promise<number> {
  const counted = db.select({ id: notifications.id }).from(notifications).where(where).limit(COUNTED);
  return db.$count(counted.as('counted'));
}
