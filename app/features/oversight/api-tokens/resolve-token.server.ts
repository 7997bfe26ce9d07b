import { and, eq, gt, isNull } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import { people } from '#app/features/accounts/people.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { apiTokens } from './tables.server.ts';

export const TOKEN_PREFIX = 'cck_';
/** Where tokens are good, and nothing else is. */
export const TOKEN_PATHS = '/api/v1/';

const BEARER = /^Bearer +(\S{1,200}) *$/i;

/**
 * Takes a call with a bearer token for the program whose token it is, whoever is logged in beside it: for paths of
 * `/api/v1/` alone. Refuses a token that is not good (401), every other path (403), and what comes too often (429).
 */
export const resolveToken = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const [, secret] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    // `/metrics` has a token of its own.
    if (secret === undefined || !c.req.path.startsWith('/api/')) return next();
    const token = await findGood(c.var.db, secret);
    if (!token) throw new AppError('unauthenticated', 'This token is not known, has ended, or was revoked');
    await c.var.limiter.consume('api.token', token.id);
    if (!c.req.path.startsWith(TOKEN_PATHS))
      throw new AppError('forbidden', `A token is good below ${TOKEN_PATHS} alone`);
    await noteUse(c.var.db, token);
    const { id, name, scopes, madeBy } = token;
    c.set('viewer', { kind: 'token', id, name, madeBy, scopes } satisfies Viewer);
    await next();
  });

type Good = { id: string; name: string; scopes: string[]; madeBy: string; lastUsedAt: Date | null };

async function findGood(db: Db, secret: string): Promise<Good | undefined> {
  const [found] = await db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
      madeBy: people.fullName,
    })
    .from(apiTokens)
    .innerJoin(people, eq(people.id, apiTokens.createdById))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(secret)),
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now()),
        eq(people.role, 'admin'),
        eq(people.status, 'active'),
      ),
    );
  return found;
}

async function noteUse(db: Db, { id, lastUsedAt }: Good): Promise<void> {
  const at = now();
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < MINUTE_MS) return;
  await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, id));
}
