import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { createLink, endLinks } from '#app/features/accounts/recovery/links.server.ts';
import { moveAccount } from '#app/features/accounts/sessions/suspend-account.server.ts';
import type { SuspendReason } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { openAccount, refuseTaken } from '#app/features/accounts/sign-in/open-account.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { Administrator, InviteAdministratorInput } from './schema.ts';

type Asked = { requestId: string };
type AskedOf = Asked & { userId: string };

/** Everybody who administers this site, or is invited to, by name. */
export async function listAdministrators(db: Db): Promise<Administrator[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.status, 'deleted')))
    .orderBy(asc(users.fullName), asc(users.id));
  return rows.map(({ lastLoginAt, createdAt, ...row }) => ({
    ...row,
    username: row.status === 'invited' ? '' : (row.displayUsername ?? row.username),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Makes an administrator's account that waits for its owner, and mails a link of seven days. Refuses (409) a known address. */
export async function inviteAdministrator(
  db: Db,
  viewer: Viewer,
  { fullName, email, requestId }: InviteAdministratorInput & Asked,
): Promise<void> {
  const id = newId();
  // A password that nobody knows: a login with this name costs the same time as with any other.
  const hash = await hashInTurn(newToken());
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      await requireActiveAdmin(tx, viewer);
      // Nobody can type the name: usernames have no hyphen.
      const account = { id, username: `invited-${newId()}`, displayUsername: null, fullName, email };
      await openAccount(tx, { ...account, role: 'admin', status: 'invited' }, hash);
      const { path, expiresAt } = await createLink(tx, { purpose: 'invite', userId: id, email });
      const data = { path, until: expiresAt };
      await notify(tx, { kind: 'admin_invitation', to: { email, name: fullName }, data });
      await recordAudit(tx, viewer, { action: 'admin.invited', thing: { kind: 'user', id }, requestId });
    }),
  );
}

/**
 * Makes the client with this address an administrator, who has to log in again. Refuses (404) an address without a
 * client's account, and (409) one that is not confirmed or not active.
 */
export async function promoteToAdministrator(
  db: Db,
  viewer: Viewer,
  { email, requestId }: Asked & { email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireActiveAdmin(tx, viewer);
    const isTheirs = and(eq(sql`lower(${users.email})`, email), eq(users.role, 'client'));
    const [user] = await tx.select().from(users).where(isTheirs).for('update');
    if (!user) throw new AppError('not_found', 'No client has an account with this address.');
    if (user.status !== 'active' || !user.emailVerified)
      throw new AppError('conflict', 'This account is not active, or its address is not confirmed.');
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await recordAudit(tx, viewer, {
      action: 'admin.promoted',
      thing: { kind: 'user', id: user.id },
      requestId,
    });
  });
}

/** Makes an administrator a client again, and logs them out. Refuses (409) oneself, the last active one, and who has not joined. */
export async function demoteAdministrator(
  db: Db,
  viewer: Viewer,
  { userId, requestId }: AskedOf,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireAnother(tx, viewer, userId);
    const hasJoined = and(eq(users.id, userId), ne(users.status, 'invited'));
    const [demoted] = await tx.update(users).set({ role: 'client' }).where(hasJoined).returning();
    if (!demoted)
      throw new AppError('conflict', 'This person has not joined yet: cancel the invitation instead.');
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await recordAudit(tx, viewer, {
      action: 'admin.demoted',
      thing: { kind: 'user', id: userId },
      requestId,
    });
  });
}

/** Suspends an administrator, which logs them out. Refuses (409) oneself and the last active one. */
export async function suspendAdministrator(
  db: Db,
  viewer: Viewer,
  { userId, reason, requestId }: AskedOf & { reason: SuspendReason },
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireAnother(tx, viewer, userId);
    await moveAccount(tx, viewer, 'suspend', { userId, role: 'admin', reason, requestId });
  });
}

/** Restores a suspended administrator. Refuses (409) one who is not suspended. */
export async function restoreAdministrator(
  db: Db,
  viewer: Viewer,
  { userId, requestId }: AskedOf,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireActiveAdmin(tx, viewer);
    await moveAccount(tx, viewer, 'restore', { userId, role: 'admin', requestId });
  });
}

/** Cancels an invitation: the link ends and the address is free again. Refuses (409) who has joined. */
export async function cancelAdministrator(
  db: Db,
  viewer: Viewer,
  { userId, requestId }: AskedOf,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireActiveAdmin(tx, viewer);
    const isTheirs = and(eq(users.id, userId), eq(users.role, 'admin'));
    const [user] = await tx.select().from(users).where(isTheirs).for('update');
    if (!user) throw notFound();
    if (user.status !== 'invited') throw new AppError('conflict', 'This person has already joined.');
    await endLinks(tx, userId, ['invite']);
    await tx.delete(users).where(eq(users.id, userId));
    const thing = { kind: 'user', id: userId };
    await recordAudit(tx, viewer, { action: 'admin.invitation_cancelled', thing, requestId });
  });
}

/** One change at a time, so that two administrators cannot end each other; whoever was ended meanwhile ends nobody. */
async function requireActiveAdmin(tx: Db, viewer: Viewer): Promise<string> {
  requireAdmin(viewer);
  await lockUntilCommit(tx, 'administrators');
  if ((await tx.$count(users, and(eq(users.id, viewer.id), isActiveAdmin()))) === 0)
    throw new AppError('forbidden', 'You do not have permission to do this');
  return viewer.id;
}

async function requireAnother(tx: Db, viewer: Viewer, userId: string): Promise<void> {
  const ownId = await requireActiveAdmin(tx, viewer);
  if (userId === ownId)
    throw new AppError('conflict', 'You cannot do this to yourself. Please ask another administrator.');
  const isTheirs = and(eq(users.id, userId), eq(users.role, 'admin'));
  if ((await tx.$count(users, isTheirs)) === 0) throw notFound();
  // Whoever asks is active and stays, so this can only be refused should that rule above ever change.
  if ((await tx.$count(users, and(isActiveAdmin(), ne(users.id, userId)))) === 0)
    throw new AppError('conflict', 'This is the last active administrator.');
}

function isActiveAdmin() {
  return and(eq(users.role, 'admin'), eq(users.status, 'active'));
}
