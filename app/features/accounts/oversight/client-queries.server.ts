import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';

/** Accounts of clients by the beginning of a name, an address, a username or a number, newest first. */
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
      and(eq(users.role, 'client'), q ? soughtIn(q) : undefined, cursor ? lt(users.id, cursor) : undefined),
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

/** Every word must begin one of the words by which somebody is known; a telephone number is found by its digits. */
function soughtIn(typed: string): SQL | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length >= 7 && /^[\d\s()+.-]+$/.test(typed))
    return sql`right(regexp_replace(${users.phone}, '[^0-9]', '', 'g'), ${Math.min(10, digits.length)}) = ${digits.slice(-10)}`;
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) => {
      const start = `${literally(word)}%`;
      return or(
        sql`lower(${users.fullName}) like ${start}`,
        sql`lower(${users.fullName}) like ${`% ${start}`}`,
        sql`lower(${users.email}) like ${start}`,
        sql`lower(${users.username}) like ${start}`,
      );
    }),
  );
}

function literally(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
