import { and, eq, ne, sql } from 'drizzle-orm';
import { emailVerified, resetRequested } from '#app/features/accounts/jobs.ts';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/passwords/password-strength.server.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { credentials, sessions, twoFactors, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { countLinksLasting, createLink, endLinks, findLink, goneLink, spendLink } from './links.server.ts';

/** So many links are sent that last for another half an hour; whoever asks for more finds one of those. */
const MOST_LINKS = 3;
const LASTING_MS = 30 * 60_000;

/** Queues the search for the account of an address: the same work for every address, known or not. */
export async function requestReset(db: Db, input: { email: string }): Promise<void> {
  await db.transaction((tx) => enqueue(tx, resetRequested, input, { singletonKey: hashToken(input.email) }));
}

/**
 * Sends the link for a new password if an active account has this address; otherwise does nothing. Nothing either
 * while the mailbox has three links that last: many requests fill no mailbox, and keep nobody from a working link.
 */
export async function sendResetLink(db: Db, { email }: { email: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.status, 'active')))
      .for('update');
    if (!user || (await countLinksLasting(tx, user.id, 'reset', LASTING_MS)) >= MOST_LINKS) return;
    const { path } = await createLink(tx, { purpose: 'reset', userId: user.id, email: user.email });
    const data = { username: user.displayUsername ?? user.username, path };
    await notify(tx, { kind: 'reset_password', to: personOf(user), data });
  });
}

/** Refuses (410) a reset link that is over, also because the account has moved to another address since. */
export async function checkResetLink(db: Db, token: string): Promise<void> {
  await ownerOfLink(db, token);
}

/**
 * Sets the password of the account whose reset link this is, ends all of its sessions and links, and tells the owner.
 * The link has proved the mailbox: an account that was not confirmed is from now on, and what was set before is gone.
 * Refuses (410) a link that is over, and a common password (422), after which the link can still be used.
 * Returns the username.
 */
export async function resetPassword(
  db: Db,
  viewer: Viewer,
  input: { token: string; password: string; requestId: string },
): Promise<string> {
  const asked = await ownerOfLink(db, input.token);
  requireUncommon(input.password, asked);
  const hash = await hashInTurn(input.password);
  await db.transaction(async (tx) => {
    const link = await spendLink(tx, input.token, ['reset']);
    const [owner] = await tx.select().from(users).where(eq(users.id, asked.id)).for('update');
    if (owner?.email !== link.email) throw goneLink('reset');
    await setPassword(tx, owner.id, hash);
    await endSessions(tx, owner.id);
    await endLinks(tx, owner.id, ['reset', 'verify', 'email_change']);
    await forgetSecondFactor(tx, owner.id, { isBound: owner.emailVerified });
    if (!owner.emailVerified) await handToOwner(tx, owner);
    const data = { at: now(), role: owner.role };
    await notify(tx, { kind: 'password_changed', to: personOf(owner), data });
    const { requestId } = input;
    await recordAudit(tx, viewer, {
      action: 'password.reset',
      thing: { kind: 'user', id: owner.id },
      requestId,
    });
  });
  return asked.username;
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

/** Whoever made this account may not have been the owner of its address: their name and phone go as well. */
async function handToOwner(tx: Db, owner: typeof users.$inferSelect): Promise<void> {
  const fullName = owner.displayUsername ?? owner.username;
  await tx
    .update(users)
    .set({ emailVerified: true, fullName, phone: null, phoneE164: null })
    .where(eq(users.id, owner.id));
  await enqueue(tx, emailVerified, { userId: owner.id });
}

/** A second factor that was only begun is nobody's; one that is bound stays with an account that was confirmed. */
async function forgetSecondFactor(tx: Db, userId: string, { isBound }: { isBound: boolean }): Promise<void> {
  const onlyBegun = isBound ? eq(twoFactors.verified, false) : undefined;
  await tx.delete(twoFactors).where(and(eq(twoFactors.userId, userId), onlyBegun));
  if (!isBound) await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}

async function ownerOfLink(db: Db, token: string) {
  const link = await findLink(db, token, ['reset']);
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, link.userId ?? ''));
  if (owner?.email !== link.email) throw goneLink('reset');
  return owner;
}
