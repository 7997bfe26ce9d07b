import { and, eq } from 'drizzle-orm';
import { endLinks } from '#app/features/accounts/recovery/links.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { type Role, requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { SuspendReason } from './suspend-reasons.ts';

type Account = { userId: string; role: Role; requestId: string };

/** The audit log holds codes, no words about people. */
type Move = Account & { reason?: SuspendReason };

const MOVES = {
  suspend: {
    from: 'active',
    to: 'suspended',
    action: 'account.suspended',
    isNot: 'This account is not active.',
  },
  restore: {
    from: 'suspended',
    to: 'active',
    action: 'account.restored',
    isNot: 'This account is not suspended.',
  },
} as const;

/**
 * Suspends an account, which ends its sessions and open links, or restores it. Refuses (403) all but administrators,
 * (404) an account of another role, and (409) one that is not in the status it is to leave.
 */
export async function moveAccount(
  tx: Db,
  viewer: Viewer,
  move: keyof typeof MOVES,
  { userId, role, reason, requestId }: Move,
): Promise<void> {
  requireAdmin(viewer);
  const { from, to, action, isNot } = MOVES[move];
  const ofRole = and(eq(users.id, userId), eq(users.role, role));
  const [moved] = await tx
    .update(users)
    .set({ status: to })
    .where(and(ofRole, eq(users.status, from)))
    .returning({ id: users.id });
  if (!moved) {
    if ((await tx.$count(users, ofRole)) === 0) throw notFound();
    throw new AppError('conflict', isNot);
  }
  if (move === 'suspend') {
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await endLinks(tx, userId, ['reset', 'verify', 'email_change']);
  }
  await recordAudit(tx, viewer, {
    action,
    thing: { kind: 'user', id: userId },
    data: { ...(reason && { reason }) },
    requestId,
  });
}

/** Logs somebody out everywhere. Returns how many sessions ended; refuses (404) an account of another role. */
export async function endAllSessions(
  db: Db,
  viewer: Viewer,
  { userId, role, requestId }: Account,
): Promise<number> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    if ((await tx.$count(users, and(eq(users.id, userId), eq(users.role, role)))) === 0) throw notFound();
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    const thing = { kind: 'user', id: userId };
    const data = { ended: ended.length };
    await recordAudit(tx, viewer, { action: 'account.sessions_ended', thing, data, requestId });
    return ended.length;
  });
}
