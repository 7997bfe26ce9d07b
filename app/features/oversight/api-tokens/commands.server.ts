import { and, eq, gt, isNull } from 'drizzle-orm';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newToken } from '#app/platform/ids.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { readToken } from './queries.server.ts';
import { TOKEN_PREFIX } from './resolve-token.server.ts';
import type { TokenInput, TokenOutput } from './schema.ts';
import { apiTokens } from './tables.server.ts';

type By = { requestId: string };

/** More programs than one office has. */
const MOST = 20;
const ENDING = 4;

/**
 * Makes a token for a program, which is in this answer and in no other. Refuses (403) all but administrators, and (409)
 * when 20 are good already.
 */
export async function makeToken(
  db: Db,
  viewer: Viewer,
  { name, scopes, days, requestId }: TokenInput & By,
): Promise<{ token: TokenOutput; secret: string }> {
  requireAdmin(viewer);
  const secret = TOKEN_PREFIX + newToken();
  const createdById = viewer.id;
  const expiresAt = new Date(now().getTime() + Number(days) * DAY_MS);
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'api-tokens');
    const isGood = and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, now()));
    if ((await tx.$count(apiTokens, isGood)) >= MOST)
      throw new AppError('conflict', `There is room for ${MOST} tokens. Revoke one first.`);
    const kept = { tokenHash: hashToken(secret), ending: secret.slice(-ENDING) };
    const [made] = await tx
      .insert(apiTokens)
      .values({ name, scopes, expiresAt, createdById, ...kept })
      .returning({ id: apiTokens.id });
    const id = made?.id ?? '';
    await recordAudit(tx, viewer, {
      ...{ action: 'token.made', thing: { kind: 'api_token', id }, data: { scopes, days }, requestId },
    });
    await announce(tx, { topics: ['admin/tokens'], roles: ['admin'] });
    return { token: await readToken(tx, id), secret };
  });
}

/** Ends a token from its next call on; again is without effect. Refuses (403) all but administrators, (404) where there is none. */
export async function revokeToken(
  db: Db,
  viewer: Viewer,
  { id, requestId }: By & { id: string },
): Promise<TokenOutput> {
  requireAdmin(viewer);
  return db.transaction(async (tx) => {
    const [revoked] = await tx
      .update(apiTokens)
      .set({ revokedAt: now() })
      .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id });
    const token = await readToken(tx, id);
    if (!revoked) return token;
    const thing = { kind: 'api_token', id };
    await recordAudit(tx, viewer, { action: 'token.revoked', thing, requestId });
    await announce(tx, { topics: ['admin/tokens'], roles: ['admin'] });
    return token;
  });
}
