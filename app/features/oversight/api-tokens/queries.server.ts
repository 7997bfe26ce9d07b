import { desc, eq, inArray } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { TokenOutput } from './schema.ts';
import { apiTokens } from './tables.server.ts';

/** Every token, the newest first, also those that are not good any more. The caller has made sure that an administrator asks. */
export async function listTokens(db: Db): Promise<TokenOutput[]> {
  return readTokens(db);
}

/** One token; 404 where there is none. */
export async function readToken(db: Db, id: string): Promise<TokenOutput> {
  const [token] = await readTokens(db, id);
  if (!token) throw notFound();
  return token;
}

/** What tokens are called, by their ids. */
export async function namesOfTokens(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: apiTokens.id, name: apiTokens.name })
    .from(apiTokens)
    .where(inArray(apiTokens.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readTokens(db: Db, id?: string): Promise<TokenOutput[]> {
  const rows = await db
    .select({ token: apiTokens, by: people.fullName, role: people.role, status: people.status })
    .from(apiTokens)
    .leftJoin(people, eq(people.id, apiTokens.createdById))
    .where(id === undefined ? undefined : eq(apiTokens.id, id))
    .orderBy(desc(apiTokens.id));
  return rows.map(
    ({ token: { expiresAt, lastUsedAt, createdAt, revokedAt, ...token }, by, role, status }) => ({
      ...token,
      state: stateOf({ revokedAt, expiresAt, isMakerHere: role === 'admin' && status === 'active' }),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      by: by ?? 'Someone who has left',
    }),
  );
}

type Known = { revokedAt: Date | null; expiresAt: Date; isMakerHere: boolean };

function stateOf({ revokedAt, expiresAt, isMakerHere }: Known): TokenOutput['state'] {
  if (revokedAt) return 'revoked';
  if (expiresAt <= now()) return 'ended';
  return isMakerHere ? 'good' : 'orphaned';
}
