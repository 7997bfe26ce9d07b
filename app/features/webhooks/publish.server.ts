import { and, arrayOverlaps, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { WebhookData, WebhookEvent } from './events.ts';
import { deliverWebhook } from './jobs.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

/** Something that has happened. What is told of it is asked for only when somebody listens. */
export type Happened = {
  [Name in WebhookEvent]: { type: Name; data: () => WebhookData[Name] | Promise<WebhookData[Name]> };
}[WebhookEvent];

/**
 * Tells the webhooks that want to hear of it, when and only when the transaction `tx` commits: the deliveries and their
 * jobs are written with what they tell of. Refuses nothing.
 */
export async function publish(tx: Db, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return;
  const types = happened.map(({ type }) => type);
  const listening = await tx
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.isOn, true), arrayOverlaps(webhooks.events, types)));
  for (const { type, data } of happened) {
    const targets = listening.filter(({ events }) => events.includes(type));
    if (targets.length === 0) continue;
    const event = { eventId: newEventId(), type, body: bodyOf(type, await data()) };
    for (const { id: webhookId } of targets) await queueDelivery(tx, { ...event, webhookId });
  }
}

type NewDelivery = { webhookId: string; eventId: string; type: string; body: string; isReplay?: boolean };

/** Writes a delivery and the job that looks after its webhook, in the caller's transaction. Returns its id. */
export async function queueDelivery(tx: Db, delivery: NewDelivery): Promise<string> {
  const id = newId();
  await tx.insert(webhookDeliveries).values({ id, dueAt: now(), ...delivery });
  await enqueue(tx, deliverWebhook, { webhookId: delivery.webhookId });
  return id;
}

/** What is sent: the envelope of Standard Webhooks. */
export function bodyOf(type: string, data: object): string {
  return JSON.stringify({ type, timestamp: now().toISOString(), data });
}

/** A name for something to be told: the same for every delivery of it. */
export function newEventId(): string {
  return `msg_${newId().replaceAll('-', '')}`;
}
