import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { DeliveryOutput, DeliveryQuery, WebhookOutput } from './schema.ts';
import { webhookDeliveries, webhooks } from './tables.server.ts';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Every webhook with what came of its last delivery, oldest first. The caller has made sure that an administrator asks. */
export async function listWebhooks(db: Db): Promise<WebhookOutput[]> {
  return readWebhooks(db);
}

/** One webhook; 404 where there is none. The caller has made sure that an administrator asks. */
export async function readWebhook(db: Db, id: string): Promise<WebhookOutput> {
  const [webhook] = await readWebhooks(db, id);
  if (!webhook) throw notFound();
  return webhook;
}

/** The log of a webhook, newest first; 404 where there is none. The caller has made sure that an administrator asks. */
export async function listDeliveries(
  db: Db,
  { webhookId, cursor, limit }: DeliveryQuery & { webhookId: string },
): Promise<{ items: DeliveryOutput[]; nextCursor: string | null }> {
  await readWebhook(db, webhookId);
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.webhookId, webhookId), cursor ? lt(webhookDeliveries.id, cursor) : undefined),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    items: page.map(toDelivery),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Those that were switched off because their targets took nothing any more, by what they are called. */
export async function listFailedWebhooks(db: Db): Promise<{ id: string; description: string }[]> {
  return db
    .select({ id: webhooks.id, description: webhooks.description })
    .from(webhooks)
    .where(and(eq(webhooks.isOn, false), inArray(webhooks.offReason, ['failing', 'gone'])))
    .orderBy(asc(webhooks.id));
}

async function readWebhooks(db: Db, id?: string): Promise<WebhookOutput[]> {
  const rows = await db
    .select({ webhook: webhooks, by: people.fullName })
    .from(webhooks)
    .leftJoin(people, eq(people.id, webhooks.createdById))
    .where(id === undefined ? undefined : eq(webhooks.id, id))
    .orderBy(asc(webhooks.id));
  const last = await lastDeliveries(
    db,
    rows.map(({ webhook }) => webhook.id),
  );
  return rows.map(({ webhook: { oldSecretUntil, failingSince, createdAt, ...webhook }, by }) => {
    const delivery = last.get(webhook.id);
    return {
      ...webhook,
      by: by ?? 'Someone who has left',
      createdAt: createdAt.toISOString(),
      failingSince: failingSince?.toISOString() ?? null,
      oldSecretUntil: oldSecretUntil && oldSecretUntil > now() ? oldSecretUntil.toISOString() : null,
      last: delivery
        ? {
            state: delivery.state,
            at: delivery.createdAt.toISOString(),
            tries: delivery.tries.length,
          }
        : null,
    };
  });
}

async function lastDeliveries(db: Db, ids: readonly string[]): Promise<Map<string, DeliveryRow>> {
  if (ids.length === 0) return new Map();
  const newest = db
    .selectDistinctOn([webhookDeliveries.webhookId], { id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, [...ids]))
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.id));
  const rows = await db.select().from(webhookDeliveries).where(sql`${webhookDeliveries.id} in (${newest})`);
  return new Map(rows.map((row) => [row.webhookId, row]));
}

function toDelivery({ createdAt, dueAt, attempts: _, ...row }: DeliveryRow): DeliveryOutput {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? dueAt.toISOString() : null,
  };
}
