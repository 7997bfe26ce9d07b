import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { searchedIn, sessions, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { lookUp } from '#app/platform/search/look-up.server.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import { asSearch, inOrder } from '#app/platform/search/searched-columns.server.ts';

/** Accounts of clients by how the words of a name, an address or a username begin, or how a number ends; newest first. */
export async function findClients(
  db: Db,
  { q, cursor, limit }: { q?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const read = (tx: Db, found?: SQL) =>
    tx
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
      .where(and(eq(users.role, 'client'), found, cursor ? lt(users.id, cursor) : undefined))
      .orderBy(desc(users.id))
      .limit(limit);
  if (!q) return read(db);
  return asSearch(db, async (tx) => {
    const { ids, condition } = await lookUp(tx, users, readSought(q), searchedIn(users));
    return ids ? read(tx, condition) : inOrder(tx, () => read(tx, condition));
  });
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
