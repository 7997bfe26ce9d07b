import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { SubscriptionInput } from './schema.ts';
import { pushSubscriptions } from './tables.server.ts';

/** So many browsers of one person are reached; with one more the oldest is forgotten. */
const MOST = 10;

/**
 * Reaches the viewer in this browser from now on, as long as the session lasts. A browser that was somebody else’s is
 * theirs no more. Refuses (404) who has no account.
 */
export async function addSubscription(
  db: Db,
  viewer: Viewer,
  { sessionId, ...input }: SubscriptionInput & { sessionId: string },
): Promise<void> {
  if (viewer.kind !== 'user') throw notFound();
  const set = { userId: viewer.id, sessionId, p256dh: input.p256dh, auth: input.auth };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ ...set, endpoint: input.endpoint })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
    const rows = await listSubscriptions(tx, viewer.id);
    for (const { id } of rows.slice(0, Math.max(0, rows.length - MOST))) await forgetSubscription(tx, id);
  });
}

/** Does not reach the viewer in this browser any more; without effect where it did not. */
export async function endSubscription(db: Db, viewer: Viewer, endpoint: string): Promise<void> {
  if (viewer.kind !== 'user') throw notFound();
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, viewer.id), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The browsers in which somebody is reached, oldest first. */
export async function listSubscriptions(db: Db, userId: string) {
  return db
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id));
}

/** The same by the hash of each address: it tells a browser that it is one of them, and nobody where to send. */
export async function listDevices(db: Db, userId: string): Promise<string[]> {
  const rows = await listSubscriptions(db, userId);
  return rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'));
}

/** A push service does not know this browser any more. */
export async function forgetSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
