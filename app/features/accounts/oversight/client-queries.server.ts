import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { searchedIn, sessions, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { isSought } from '#app/platform/database/searched-columns.server.ts';
import { now } from '#app/platform/now.ts';
import { readSought } from '#app/platform/search-words.ts';

/** Accounts of clients by the beginning of each word of a name, an address or a username, or by the end of a number, newest first. */
export async function findClients(
  db: Db,
  { q, cursor, limit }: { q?: string | undefined; cursor?: string | undefined; limit: number },
) {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      emailVerified: users.emailVerified,
      status: users.status,
      lastLoginAt: users.lastLoginAt,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(
      and(
        eq(users.role, 'client'),
        q ? isSought(readSought(q), searchedIn(users)) : undefined,
        cursor ? lt(users.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

/** When each of somebody's living sessions began and was used last. */
export async function listLivingSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      at: sessions.createdAt,
      seenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(asc(sessions.createdAt));
}
