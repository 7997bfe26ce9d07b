import { and, eq } from 'drizzle-orm';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import { mailDeletionRequested, mailPasswordChanged } from '#app/features/accounts/mail.server.ts';
import { hashInTurn } from '#app/features/accounts/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/password-strength.server.ts';
import { toE164 } from '#app/features/accounts/phone-number.ts';
import { privacyRequests, sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { requirePassword } from './check-password.server.ts';
import { endSessions, setPassword } from './recover-password.server.ts';

const DAY_MS = 86_400_000;
/** (k) The time that a request about one's own data may take. */
const PRIVACY_DAYS = 30;

/** Changes the viewer's own name or phone; what is not given stays. */
export async function updateProfile(
  db: Db,
  viewer: Viewer,
  input: { fullName?: string | undefined; phone?: string | null | undefined },
): Promise<void> {
  const self = requireSelf(viewer);
  const { fullName, phone } = input;
  if (fullName === undefined && phone === undefined) return;
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        ...(fullName !== undefined && { fullName }),
        ...(phone !== undefined && { phone, phoneE164: phone === null ? null : toE164(phone) }),
      })
      .where(eq(users.id, self.id));
    await announce(tx, { topics: ['user'], userIds: [self.id] });
  });
}

/** Changes the viewer's password and ends their other sessions. Refuses a wrong current one (403) and a common new one. */
export async function changePassword(
  db: Db,
  viewer: Viewer,
  input: { current: string; password: string; sessionId: string; requestId: string },
): Promise<void> {
  const user = await requirePassword(db, viewer, input.current);
  requireUncommon(input.password, user);
  const hash = await hashInTurn(input.password);
  const { requestId } = input;
  await db.transaction(async (tx) => {
    await setPassword(tx, user.id, hash);
    await endSessions(tx, user.id, input.sessionId);
    await mailPasswordChanged(tx, user);
    await recordAudit(tx, viewer, {
      action: 'password.changed',
      thing: { kind: 'user', id: user.id },
      requestId,
    });
  });
}

/** Ends one of the viewer's own sessions; 404 for anybody else's. */
export async function endSession(db: Db, viewer: Viewer, sessionId: string): Promise<void> {
  const self = requireSelf(viewer);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, self.id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** Asks for the deletion of the viewer's data, for an administrator to handle; asking again gives the open request. */
export async function requestDeletion(
  db: Db,
  viewer: Viewer,
  input: { current: string; details?: string | undefined; requestId: string },
): Promise<{ id: string; dueOn: string }> {
  const user = await requirePassword(db, viewer, input.current);
  const { details, requestId } = input;
  const dueOn = albertaDate(new Date(now().getTime() + PRIVACY_DAYS * DAY_MS));
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(privacyRequests)
      .values({ type: 'deletion', userId: user.id, email: user.email, details: details || null, dueOn })
      .onConflictDoNothing()
      .returning({ id: privacyRequests.id, dueOn: privacyRequests.dueOn });
    if (!added) return openDeletion(tx, user.id);
    await mailDeletionRequested(tx, user, dueOn);
    await announce(tx, { topics: ['privacy-requests'], roles: ['admin'] });
    const thing = { kind: 'privacy_request', id: added.id };
    await recordAudit(tx, viewer, { action: 'privacy.deletion_requested', thing, requestId });
    return added;
  });
}

async function openDeletion(tx: Db, userId: string) {
  const { id, dueOn, type, state } = privacyRequests;
  const [open] = await tx
    .select({ id, dueOn })
    .from(privacyRequests)
    .where(and(eq(privacyRequests.userId, userId), eq(type, 'deletion'), eq(state, 'open')));
  if (!open) throw notFound();
  return open;
}
