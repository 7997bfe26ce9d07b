import { and, eq } from 'drizzle-orm';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import { requirePassword } from '#app/features/accounts/passwords/check-password.server.ts';
import { hashInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { requireUncommon } from '#app/features/accounts/passwords/password-strength.server.ts';
import { personOf } from '#app/features/accounts/person.ts';
import { endSessions, setPassword } from '#app/features/accounts/recovery/recover-password.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { toE164 } from './phone-number.server.ts';

type Details = { fullName?: string | undefined; phone?: string | null | undefined };

/** The columns of a name and a phone; what is not given stays. */
export function detailColumns({ fullName, phone }: Details) {
  return {
    ...(fullName !== undefined && { fullName }),
    ...(phone !== undefined && { phone, phoneE164: phone === null ? null : toE164(phone) }),
  };
}

/** Changes the viewer's own name or phone; what is not given stays. */
export async function updateProfile(db: Db, viewer: Viewer, input: Details): Promise<void> {
  const self = requireSelf(viewer);
  const { fullName, phone } = input;
  if (fullName === undefined && phone === undefined) return;
  await db.transaction(async (tx) => {
    await tx.update(users).set(detailColumns(input)).where(eq(users.id, self.id));
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
    const data = { at: now(), role: user.role };
    await notify(tx, { kind: 'password_changed', to: personOf(user), data });
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

/** Ends all of the viewer's own sessions but the one that asks for it. */
export async function endOtherSessions(db: Db, viewer: Viewer, sessionId: string): Promise<void> {
  await endSessions(db, requireSelf(viewer).id, sessionId);
}
