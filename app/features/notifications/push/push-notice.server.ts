import { and, eq, sql } from 'drizzle-orm';
import { isCaseMuted } from '#app/features/notifications/bell/mute-case.server.ts';
import { type Category, isOptional } from '#app/features/notifications/categories.ts';
import { pushNotice } from '#app/features/notifications/jobs.ts';
import { wantsPush } from '#app/features/notifications/preferences/preferences.server.ts';
import { afterQuietHours } from '#app/features/notifications/preferences/quiet-hours.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { type ConfiguredKeys, readPushKeys } from './keys.server.ts';
import type { PushState } from './schema.ts';
import type { SendPush } from './send-push.server.ts';
import { forgetSubscription, listSubscriptions } from './subscriptions.server.ts';
import { pushDeliveries, pushSubscriptions } from './tables.server.ts';

type Rung = { noticeId: string; userId: string; category: Category };

/** Queues a notice for each browser of its person, if they want to hear of its kind there; whatever it is, not in quiet hours. */
export async function queuePushes(tx: Db, { noticeId, userId, category }: Rung): Promise<void> {
  if (!isOptional(category)) return;
  const browsers = await listSubscriptions(tx, userId);
  if (browsers.length === 0 || !(await wantsPush(tx, userId, category))) return;
  const startAfter = afterQuietHours(now());
  const later = startAfter > now() ? { startAfter } : {};
  await tx
    .insert(pushDeliveries)
    .values(browsers.map(({ id: subscriptionId }) => ({ noticeId, subscriptionId })));
  for (const { id: subscriptionId } of browsers) {
    await enqueue(tx, pushNotice, { noticeId, subscriptionId }, later);
  }
}

/**
 * Sends one notice to one browser. Nothing is sent that was read, muted or switched off by then, or to a browser that is gone;
 * one that its push service does not know any more, or whose service refuses us, is forgotten. Throws where it may be tried again.
 */
export async function pushOne(
  db: Db,
  { noticeId, subscriptionId }: { noticeId: string; subscriptionId: string },
  { env, send }: { env: ConfiguredKeys; send: SendPush },
): Promise<void> {
  const [notice] = await db.select().from(notifications).where(eq(notifications.id, noticeId));
  const [subscription] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, subscriptionId));
  if (!notice) return;
  const isWanted =
    !notice.readAt && subscription?.userId === notice.userId && (await isStillWanted(db, notice));
  if (!isWanted || !subscription) return noteDelivery(db, { noticeId, subscriptionId }, 'dropped');
  const { title, path } = notice;
  // Everything else, and who it is about, stands on the page behind it.
  const payload = { title, path, tag: noticeId };
  const topic = noticeId.replaceAll('-', '');
  const result = await send(await readPushKeys(db, env), { subscription, payload, topic });
  await noteDelivery(db, { noticeId, subscriptionId }, result);
  if (result === 'failed') throw new Error('The push service could not be reached, or asked to wait.');
  if (result !== 'sent') await forgetSubscription(db, subscriptionId);
}

/** Writes down what came of a try; one that was not made is no try. */
async function noteDelivery(
  db: Db,
  { noticeId, subscriptionId }: { noticeId: string; subscriptionId: string },
  state: PushState,
): Promise<void> {
  const { tries } = pushDeliveries;
  await db
    .update(pushDeliveries)
    .set({ state, tries: state === 'dropped' ? tries : sql`${tries} + 1` })
    .where(and(eq(pushDeliveries.noticeId, noticeId), eq(pushDeliveries.subscriptionId, subscriptionId)));
}

/** A night, or the tries of a worker, lie between a notice and its push: whoever chose otherwise by then is obeyed. */
async function isStillWanted(
  db: Db,
  { userId, caseId, kind }: typeof notifications.$inferSelect,
): Promise<boolean> {
  if (!isOptional(kind) || !(await wantsPush(db, userId, kind))) return false;
  return !caseId || !(await isCaseMuted(db, { userId, caseId }));
}
