import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { User } from './schema.ts';
import { users } from './tables.server.ts';

/** The signed-in user's own account, or null for anybody else. */
export async function getOwnUser(db: Db, viewer: Viewer): Promise<User | null> {
  if (viewer.kind !== 'user') return null;
  const [user] = await db.select().from(users).where(eq(users.id, viewer.id));
  if (!user) return null;
  return {
    id: user.id,
    username: user.displayUsername ?? user.username,
    fullName: user.fullName,
    role: user.role,
    email: user.email,
    phone: user.phone,
    emailVerified: user.emailVerified,
  };
}
