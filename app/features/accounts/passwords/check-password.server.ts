import { and, eq } from 'drizzle-orm';
import { requireSelf } from '#app/features/accounts/account-env.server.ts';
import { credentials, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { verifyInTurn } from './password-hash.server.ts';

export const WRONG_PASSWORD = 'Current password is incorrect';

/** The viewer's own account, once they have proved again that it is theirs; 403 when the password is wrong. */
export async function requirePassword(db: Db, viewer: Viewer, password: string) {
  const self = requireSelf(viewer);
  const [row] = await db
    .select({ user: users, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(eq(users.id, self.id));
  if (!row) throw notFound();
  if (!row.hash || !(await verifyInTurn({ hash: row.hash, password }))) {
    throw new AppError('forbidden', WRONG_PASSWORD, { errors: { current: WRONG_PASSWORD } });
  }
  return row.user;
}
