import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { TEST_EVENT } from './events.ts';
import { bodyOf, newEventId, queueDelivery } from './publish.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

type Which = { id: string; requestId: string };

/**
 * Sends a webhook something to look at, once, also while it is off; returns the id of the delivery. Refuses (404) where
 * there is none, (409) while a test is on its way.
 */
export async function testWebhook(db: Db, viewer: Viewer, { id, requestId }: Which): Promise<{ id: string }> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    await hold(tx, id);
    await requireNothingWaiting(tx, and(eq(webhookDeliveries.webhookId, id), isOfType(TEST_EVENT)));
    const event = { eventId: newEventId(), type: TEST_EVENT, body: bodyOf(TEST_EVENT, { webhookId: id }) };
    const deliveryId = await queueDelivery(tx, { ...event, webhookId: id });
    await recordAudit(tx, viewer, {
      ...{ action: 'webhook.tested', thing: { kind: 'webhook', id }, data: { deliveryId }, requestId },
    });
    return { id: deliveryId };
  });
}

/**
 * Sends what a delivery held once more, with the same `webhook-id`, by six tries of its own; returns the new delivery's id.
 * Refuses (404) where there is none, (409) while this event is on its way there, or while the webhook is off.
 */
export async function replayDelivery(
  db: Db,
  viewer: Viewer,
  { id, requestId }: Which,
): Promise<{ id: string }> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const [sent] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
    if (!sent) throw notFound();
    const { webhookId, eventId, type, body } = sent;
    const { isOn } = await hold(tx, webhookId);
    if (!isOn && type !== TEST_EVENT)
      throw new AppError('conflict', 'This webhook is off. Switch it on, and try again.');
    await requireNothingWaiting(
      tx,
      and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.eventId, eventId)),
    );
    const deliveryId = await queueDelivery(tx, { webhookId, eventId, type, body, isReplay: true });
    const thing = { kind: 'webhook', id: webhookId };
    await recordAudit(tx, viewer, {
      ...{ action: 'webhook.replayed', thing, data: { deliveryId, eventId }, requestId },
    });
    return { id: deliveryId };
  });
}

/** Two administrators who press at once come one after the other. */
async function hold(tx: Db, id: string): Promise<{ isOn: boolean }> {
  const [held] = await tx
    .select({ isOn: webhooks.isOn })
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('update');
  if (!held) throw notFound();
  return held;
}

const isOfType = (type: string) => eq(webhookDeliveries.type, type);

async function requireNothingWaiting(tx: Db, which: ReturnType<typeof and>): Promise<void> {
  const waiting = await tx.$count(webhookDeliveries, and(which, eq(webhookDeliveries.state, 'waiting')));
  if (waiting > 0) throw new AppError('conflict', 'This is already on its way.');
}
