import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify, TEAM } from '#app/features/notifications/notify.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { TEST_EVENT } from './events.ts';
import { deliverWebhook } from './jobs.ts';
import type { OffReason, Try } from './schema.ts';
import type { Send } from './send.server.ts';
import { signatureHeaders } from './signature.server.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

type Delivery = typeof webhookDeliveries.$inferSelect;
type Webhook = typeof webhooks.$inferSelect;

/** Before the second to the sixth try. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];
/** So many at a time to one target. */
const AT_ONCE = 5;
/** Then the rest is left to another job. */
const WORKS_MS = 15_000;
/** Longer than that and a last try can take: whoever was at work is gone. */
const BUSY_MS = MINUTE_MS;
/** A target that has answered nothing well for so long is switched off. */
const FAILING_MS = 3 * DAY_MS;
const GONE = 410;
const KEPT_DAYS = 30;

/**
 * Tries everything that is due for a webhook, a few side by side; one worker at a time, so that a target that hangs holds
 * up nobody else: after a try without an answer, and after a while, the rest is left to another job. A delivery is taken by
 * moving the time at which it is due: if whoever took it dies, it is tried again with the same `webhook-id`.
 */
export async function workOffWebhook(db: Db, webhookId: string, send: Send): Promise<void> {
  const webhook = await begin(db, webhookId);
  if (!webhook) return;
  try {
    if (!webhook.isOn) await dropWaiting(db, webhookId);
    const until = performance.now() + WORKS_MS;
    for (let isAnswered = true; isAnswered && performance.now() < until; ) {
      const taken = await take(db, webhookId);
      if (taken.length === 0) break;
      const answers = await Promise.all(taken.map((delivery) => tryOne(db, { webhook, delivery, send })));
      isAnswered = answers.every(({ status }) => status !== null);
    }
  } finally {
    await db.update(webhooks).set({ busyUntil: null }).where(eq(webhooks.id, webhookId));
  }
  // What came in while others found it busy, and what was left.
  if (await isAnyDue(db, webhookId)) await enqueue(db, deliverWebhook, { webhookId });
}

/** Queues a job for each webhook for which something is due. Returns how many. */
export async function queueDue(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .selectDistinct({ webhookId: webhookDeliveries.webhookId })
      .from(webhookDeliveries)
      .where(isDue());
    for (const payload of due) await enqueue(tx, deliverWebhook, payload);
    return due.length;
  });
}

/** Deletes what was sent more than 30 days ago. */
export async function purgeDeliveries(db: Db): Promise<void> {
  const limit = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, limit));
}

function isDue() {
  return and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.dueAt, now()));
}

async function isAnyDue(db: Db, webhookId: string): Promise<boolean> {
  return (await db.$count(webhookDeliveries, and(eq(webhookDeliveries.webhookId, webhookId), isDue()))) > 0;
}

/** The webhook, if nobody else is at work on it. */
async function begin(db: Db, webhookId: string): Promise<Webhook | undefined> {
  const at = now();
  const isFree = or(isNull(webhooks.busyUntil), lte(webhooks.busyUntil, at));
  const [webhook] = await db
    .update(webhooks)
    .set({ busyUntil: new Date(at.getTime() + BUSY_MS) })
    .where(and(eq(webhooks.id, webhookId), isFree))
    .returning();
  return webhook;
}

async function dropWaiting(db: Db, webhookId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'dropped' })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
        ne(webhookDeliveries.type, TEST_EVENT),
      ),
    );
}

/** The next few that are due, the oldest first. */
async function take(db: Db, webhookId: string): Promise<Delivery[]> {
  const next = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue()))
    .orderBy(asc(webhookDeliveries.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(webhookDeliveries)
    .set({
      dueAt: new Date(now().getTime() + BUSY_MS),
      attempts: sql`${webhookDeliveries.attempts} + 1`,
    })
    .where(inArray(webhookDeliveries.id, next))
    .returning();
}

type Attempt = { webhook: Webhook; delivery: Delivery; send: Send };

async function tryOne(db: Db, { webhook, delivery, send }: Attempt): Promise<Try> {
  const at = now();
  const { eventId: id, body } = delivery;
  const headers = {
    ...signatureHeaders({ id, at, body }, secretsOf(webhook, at)),
    'user-agent': 'ChinookCover-Webhooks/1',
  };
  const from = performance.now();
  const answer = await send(webhook.url, { headers, body });
  const tried = { at: at.toISOString(), ms: Math.round(performance.now() - from), ...answer };
  await note(db, delivery, tried);
  return tried;
}

/** Whoever receives has a day to learn a new secret. */
function secretsOf({ secret, oldSecret, oldSecretUntil }: Webhook, at: Date): string[] {
  return oldSecret && oldSecretUntil && oldSecretUntil > at ? [secret, oldSecret] : [secret];
}

/** Writes down what came of a try, in one transaction with what follows from it. */
async function note(db: Db, delivery: Delivery, tried: Try): Promise<void> {
  const isGood = tried.status !== null && tried.status >= 200 && tried.status < 300;
  const isTest = delivery.type === TEST_EVENT;
  await db.transaction(async (tx) => {
    const pause = isGood || isTest ? undefined : PAUSES_MS[delivery.attempts - 1];
    const dueAt = pause === undefined ? null : new Date(now().getTime() + pause);
    const ended = isGood ? ('delivered' as const) : ('failed' as const);
    await tx
      .update(webhookDeliveries)
      .set({ tries: [...delivery.tries, tried], ...(dueAt ? { dueAt } : { state: ended }) })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting')));
    if (isGood) await noteSuccess(tx, delivery.webhookId);
    else if (!isTest) await noteFailure(tx, delivery.webhookId, tried);
  });
}

async function noteSuccess(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), sql`${webhooks.failingSince} is not null`));
}

/** The first failure is remembered; one that says "gone" (410), or days of nothing else, switch the webhook off. */
async function noteFailure(tx: Db, webhookId: string, { status }: Try): Promise<void> {
  const at = now();
  const isThis = and(eq(webhooks.id, webhookId), eq(webhooks.isOn, true));
  await tx
    .update(webhooks)
    .set({ failingSince: at })
    .where(and(isThis, isNull(webhooks.failingSince)));
  const offReason: OffReason = status === GONE ? 'gone' : 'failing';
  const isOver = lte(webhooks.failingSince, new Date(at.getTime() - FAILING_MS));
  const [off] = await tx
    .update(webhooks)
    .set({ isOn: false, offReason, version: sql`${webhooks.version} + 1` })
    .where(and(isThis, or(isOver, status === GONE ? sql`true` : sql`false`)))
    .returning({ url: webhooks.url, description: webhooks.description, version: webhooks.version });
  if (!off) return;
  const { description, version, url } = off;
  const thing = { kind: 'webhook', id: webhookId };
  await recordAudit(tx, systemViewer('webhooks'), {
    ...{ action: 'webhook.switched_off', thing, data: { why: offReason, version } },
  });
  const data = { webhookId, description, host: new URL(url).host, why: offReason };
  await notify(tx, { kind: 'webhook_off', to: TEAM, data, occasion: `${webhookId} ${version}` });
  await announce(tx, { topics: ['admin/webhooks', 'cases/list/overview'], roles: ['admin'] });
}
