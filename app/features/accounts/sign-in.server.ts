import { eq, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { getOwnUser } from './queries.server.ts';
import type { User } from './schema.ts';
import { users } from './tables.server.ts';

/** The account of somebody whose password was just accepted. */
export async function signedInUser(db: Db, username: string): Promise<User> {
  const [row] = await db
    .select({ id: users.id, role: users.role, fullName: users.fullName })
    .from(users)
    .where(eq(sql`lower(${users.username})`, username.toLowerCase()));
  const user = row && (await getOwnUser(db, { kind: 'user', ...row }));
  if (!user) throw notFound();
  return user;
}
