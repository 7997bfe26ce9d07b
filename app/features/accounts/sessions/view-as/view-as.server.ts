import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { type Role, requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { ViewReason } from './schema.ts';

/** After so long a look ends by itself. */
const VIEW_MS = 30 * MINUTE_MS;

/** What may be written while looking: the end of it. */
const WRITES = ['POST /api/view-as/end', 'POST /api/logout'];

/** Copies of everything: to look is not to take along. Administrators export with a reason, under their own name. */
const COPIES = /^\/api\/(?:user\/export|cases\/[^/]+\/archive)$/;

/** Whose pages can be looked at. */
const SEEN_ROLES = ['client', 'broker'] as const;

/** The account that a session looks at, if it does. */
export const seen = alias(users, 'seen');
export const isSeen = and(
  eq(seen.id, sessions.viewAsId),
  gt(sessions.viewAsUntil, sql.placeholder('now')),
  inArray(seen.role, [...SEEN_ROLES]),
  eq(seen.status, 'active'),
);

type Start = { sessionId: string; userId: string; reason: ViewReason; requestId: string };

/**
 * Lets an administrator's session see what a client or a broker sees, for half an hour and without being able to change
 * anything. The caller writes it into the passport. Refuses (403) all but administrators, and (404) all but active
 * clients and brokers.
 */
export async function startView(
  tx: Db,
  viewer: Viewer,
  { sessionId, userId, reason, requestId }: Start,
): Promise<{ until: Date; role: Role }> {
  requireAdmin(viewer);
  const canBeSeen = and(inArray(users.role, [...SEEN_ROLES]), eq(users.status, 'active'));
  const [found] = await tx
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), canBeSeen));
  if (!found) throw notFound();
  const until = new Date(now().getTime() + VIEW_MS);
  await tx
    .update(sessions)
    .set({ viewAsId: userId, viewAsUntil: until })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewer.id)));
  const thing = { kind: 'user', id: userId };
  const action = found.role === 'broker' ? 'broker.viewed_as' : 'client.viewed_as';
  await recordAudit(tx, viewer, { action, thing, data: { reason }, requestId });
  return { until, role: found.role };
}

/** Ends a look; nothing to end is no mistake. */
export async function endView(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ viewAsId: null, viewAsUntil: null }).where(eq(sessions.id, sessionId));
}

/** Refuses (403) what changes something, or takes a copy of everything, while a session looks at somebody's account. */
export function requireReading(method: string, path: string): void {
  if (COPIES.test(path))
    throw new AppError('forbidden', 'You are viewing someone’s account: only they can download their data.');
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || WRITES.includes(`${method} ${path}`))
    return;
  throw new AppError('forbidden', 'You are viewing someone’s account: nothing can be changed here.');
}
