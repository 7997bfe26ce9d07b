import { and, eq, sql } from 'drizzle-orm';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import { emailChangeRequested, emailVerified } from '#app/features/accounts/jobs.ts';
import { requirePassword } from '#app/features/accounts/passwords/check-password.server.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { refuseTaken } from '#app/features/accounts/sign-in/open-account.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { withUsername } from './link-paths.ts';
import { createLink, endLinks, type Link, spendLink } from './links.server.ts';
import { endSessions } from './recover-password.server.ts';

/**
 * Confirms the address that a link was sent to, and makes it the account's where the link was for a new one: links to
 * the mailbox before end. With the first confirmation every other session ends: it may have been somebody else's. Only for somebody who is signed in to that account (401): otherwise a person could be brought to confirm an account
 * that a stranger made with their address, and would hand over their earlier requests. Refuses (410) a link that is over or whose address the account no longer has, and (409) a taken address.
 */
export async function confirmEmail(
  db: Db,
  viewer: Viewer,
  input: { token: string; sessionId: string | undefined; requestId: string },
): Promise<void> {
  await refuseTaken(() =>
    db.transaction(async (tx) => {
      const link = await spendLink(tx, input.token, ['verify', 'email_change']);
      const before = await ownerOf(tx, link);
      if (viewer.kind !== 'user' || viewer.id !== before.id) {
        throw new AppError(
          'unauthenticated',
          'Please log in to this account first, then open the link again.',
        );
      }
      await takeMailbox(tx, viewer, before, { ...input, link });
    }),
  );
}

/**
 * Confirms the address of the viewer's own account, whose mailbox another link of ours has proved in this browser, as
 * theirs does: that it is signed in shows the account, the link the mailbox. Nothing to do for another address, an account that is
 * confirmed, and visitors.
 */
export async function confirmOwnMailbox(
  db: Db,
  viewer: Viewer,
  input: { email: string; sessionId: string | undefined; requestId: string },
): Promise<void> {
  if (viewer.kind !== 'user') return;
  await db.transaction(async (tx) => {
    const [own] = await tx.select().from(users).where(eq(users.id, viewer.id)).for('update');
    if (!own || own.emailVerified || own.email.toLowerCase() !== input.email.toLowerCase()) return;
    await takeMailbox(tx, viewer, own, input);
  });
}

type Taking = { link?: Link; sessionId: string | undefined; requestId: string };

/** The mailbox is the account's: what that ends, and what follows from it. */
async function takeMailbox(
  tx: Db,
  viewer: Viewer,
  before: typeof users.$inferSelect,
  { link, sessionId, requestId }: Taking,
): Promise<void> {
  const email = link?.email ?? before.email;
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, before.id));
  // Whoever reads the old mailbox must not choose the password of the account that has left it.
  const isChange = link?.purpose === 'email_change';
  await endLinks(tx, before.id, isChange ? ['verify', 'reset', 'email_change'] : ['verify']);
  if (!before.emailVerified) await endSessions(tx, before.id, sessionId);
  await enqueue(tx, emailVerified, { userId: before.id });
  await announce(tx, { topics: ['user'], userIds: [before.id] });
  if (isChange) {
    const data = { role: before.role };
    await notify(tx, { kind: 'email_changed', to: personOf(before), data });
  }
  const action = isChange ? 'email.changed' : 'email.verified';
  await recordAudit(tx, viewer, { action, thing: { kind: 'user', id: before.id }, requestId });
}

/**
 * Sends the viewer a new link that confirms their address; the earlier ones end, unless the mailbox has had its mail for
 * today. Nothing to do once confirmed.
 */
export async function resendVerification(db: Db, viewer: Viewer): Promise<void> {
  const self = requireSelf(viewer);
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, self.id), eq(users.emailVerified, false)));
    if (!user) return;
    const { email } = user;
    const { id, path } = await createLink(tx, { purpose: 'verify', userId: user.id, email });
    const username = user.displayUsername ?? user.username;
    const data = { username, path: withUsername(path, username) };
    const isTold = await notify(tx, { kind: 'verify_email', to: { email }, data });
    if (isTold) await endLinks(tx, user.id, ['verify'], id);
  });
}

/**
 * Queues a link to a new address; until it is opened the account keeps the old one. Refuses (403) a wrong password.
 * An address that somebody has is answered alike, after the same work, and gets no link: nothing tells who is a client.
 */
export async function requestEmailChange(
  db: Db,
  viewer: Viewer,
  input: { current: string; email: string },
): Promise<void> {
  const user = await requirePassword(db, viewer, input.current);
  await db.transaction((tx) => enqueue(tx, emailChangeRequested, { userId: user.id, email: input.email }));
}

/** Sends the link that makes an address an account's, unless somebody has it already; the earlier links end. */
export async function sendEmailChangeLink(
  db: Db,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
    if (taken) return;
    const { id, path } = await createLink(tx, { purpose: 'email_change', userId, email });
    const isTold = await notify(tx, { kind: 'email_change', to: { email }, data: { path } });
    if (isTold) await endLinks(tx, userId, ['email_change'], id);
  });
}

async function ownerOf(tx: Db, link: Link) {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, link.userId ?? ''));
  if (!user) throw notFound();
  // The link proves the mailbox it was sent to, not the one the account has moved to since.
  if (link.purpose === 'verify' && link.email !== user.email) {
    throw new AppError(
      'gone',
      'This link was for another email address. Please log in and request a new one.',
    );
  }
  return user;
}
