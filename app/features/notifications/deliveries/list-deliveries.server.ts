import { asc, desc, eq, inArray } from 'drizzle-orm';
import { pushDeliveries } from '#app/features/notifications/push/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { shownState } from '#app/platform/mail/states.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { Deliveries } from './schema.ts';

/** So much is shown of somebody. */
const SHOWN = 50;

/** How what somebody was told lately reached them: at the bell, by mail, in their browsers. Refuses all but administrators. */
export async function listDeliveries(
  db: Db,
  viewer: Viewer,
  { userId, sendsMail }: { userId: string; sendsMail: boolean },
): Promise<Deliveries> {
  requireAdmin(viewer);
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      reference: notifications.reference,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      settledAt: notifications.settledAt,
      mail: notifications.mail,
      mailState: outboxMails.state,
    })
    .from(notifications)
    .leftJoin(outboxMails, eq(outboxMails.id, notifications.mailId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(SHOWN);
  const pushes = await pushesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map(({ mail, mailState, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
      settledAt: row.settledAt?.toISOString() ?? null,
      mail: (mailState && shownState(mailState, sendsMail)) ?? (mail === 'queued' ? 'forgotten' : mail),
      pushes: pushes.get(row.id) ?? [],
    })),
  };
}

async function pushesOf(db: Db, noticeIds: readonly string[]) {
  if (noticeIds.length === 0) return new Map<string, never[]>();
  const { noticeId, state, tries, updatedAt } = pushDeliveries;
  const rows = await db
    .select({ noticeId, state, tries, updatedAt })
    .from(pushDeliveries)
    .where(inArray(noticeId, [...noticeIds]))
    .orderBy(asc(pushDeliveries.id));
  const shown = rows.map(({ updatedAt: at, ...row }) => ({ ...row, at: at.toISOString() }));
  return Map.groupBy(shown, (row) => row.noticeId);
}
