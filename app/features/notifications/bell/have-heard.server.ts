import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { MailKind } from '#app/features/notifications/categories.ts';
import { pushDeliveries } from '#app/features/notifications/push/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';

type Told = { userId: string; caseId: string; kinds: readonly MailKind[] };

/**
 * Whether somebody has heard of any of these about a case, as far as we know: it was read at the bell, or its mail or its
 * push was tried. A mail whose copy is deleted had come to an end. Ask before they are settled: that marks them as read.
 */
export async function haveHeard(db: Db, { userId, caseId, kinds }: Told): Promise<boolean> {
  const { readAt, mailId } = notifications;
  const isMailed = or(
    inArray(outboxMails.state, ['sent', 'kept', 'failed']),
    gt(outboxMails.tries, 0),
    and(isNotNull(mailId), isNull(outboxMails.id)),
  );
  const [heard] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(outboxMails, eq(outboxMails.id, mailId))
    .leftJoin(pushDeliveries, eq(pushDeliveries.noticeId, notifications.id))
    .where(
      and(
        ...[eq(notifications.userId, userId), eq(notifications.caseId, caseId)],
        inArray(notifications.kind, [...kinds]),
        or(isNotNull(readAt), isMailed, gt(pushDeliveries.tries, 0)),
      ),
    )
    .limit(1);
  return heard !== undefined;
}
