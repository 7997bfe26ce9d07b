import { and, eq, ne, sql } from 'drizzle-orm';
import { resetRequested } from '#app/features/accounts/jobs.ts';
import { createLink, endLinks, findLink, spendLink } from '#app/features/accounts/links.server.ts';
import { mailPasswordChanged, mailResetLink } from '#app/features/accounts/mail.server.ts';
import { hashInTurn } from '#app/features/accounts/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/password-strength.server.ts';
import { credentials, sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** Queues the search for the account of an address: the same work for every address, known or not. */
export async function requestReset(db: Db, input: { email: string }): Promise<void> {
  await db.transaction((tx) => enqueue(tx, resetRequested, input, { singletonKey: hashToken(input.email) }));
}

/** Sends the link for a new password if an active account has this address; otherwise does nothing. */
export async function sendResetLink(db: Db, { email }: { email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.status, 'active')));
    if (!user) return;
    const { path } = await createLink(tx, { purpose: 'reset', userId: user.id });
    await mailResetLink(tx, { ...user, username: user.displayUsername ?? user.username }, path);
  });
}

/**
 * Sets the password of the account whose reset link this is, ends all of its sessions and tells the owner.
 * Refuses (410) a link that is over, and a common password (422), after which the link can still be used.
 * Returns the username.
 */
export async function resetPassword(
  db: Db,
  viewer: Viewer,
  input: { token: string; password: string; requestId: string },
): Promise<string> {
  const owner = await ownerOfLink(db, input.token);
  requireUncommon(input.password, owner);
  const hash = await hashInTurn(input.password);
  await db.transaction(async (tx) => {
    await spendLink(tx, input.token, ['reset']);
    await setPassword(tx, owner.id, hash);
    await endSessions(tx, owner.id);
    await endLinks(tx, owner.id, 'reset');
    await mailPasswordChanged(tx, owner);
    const { requestId } = input;
    await recordAudit(tx, viewer, {
      action: 'password.reset',
      thing: { kind: 'user', id: owner.id },
      requestId,
    });
  });
  return owner.username;
}

/** Replaces the password of an account. */
export async function setPassword(tx: Db, userId: string, hash: string): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password: hash })
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')))
    .returning({ id: credentials.id });
  if (changed.length === 0) throw notFound();
}

/** Ends the sessions of an account, but for the one to keep. */
export async function endSessions(tx: Db, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

async function ownerOfLink(db: Db, token: string) {
  const link = await findLink(db, token, ['reset']);
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, link.userId ?? ''));
  if (!owner) throw notFound();
  return owner;
}
