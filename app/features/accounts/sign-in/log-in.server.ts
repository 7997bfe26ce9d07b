import { eq } from 'drizzle-orm';
import { ownUserColumns } from '#app/features/accounts/queries.server.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Role } from '#app/platform/viewer.ts';
import { ROLES } from '#app/platform/viewer.ts';
import type { Door } from './doors.ts';

/** Whose door it is. Everybody else is let in too, and the guard of the pages says no; a row says that they came. */
const EXPECTED: Record<Door, readonly Role[]> = {
  client: ROLES,
  broker: ['broker', 'admin'],
  admin: ['admin'],
};

/** Notes that somebody has logged in, and returns their account. */
export async function finishLogin(
  db: Db,
  input: { userId: string; door: Door | undefined; requestId: string },
): Promise<User> {
  const { userId, door, requestId } = input;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ lastLoginAt: now() })
      .where(eq(users.id, userId))
      .returning(ownUserColumns);
    if (!user) throw notFound();
    if (door && !EXPECTED[door].includes(user.role)) {
      const viewer = { kind: 'user' as const, id: user.id, role: user.role, fullName: user.fullName };
      const thing = { kind: 'user', id: user.id };
      await recordAudit(tx, viewer, { action: 'login.other_door', thing, data: { door }, requestId });
    }
    return user;
  });
}
