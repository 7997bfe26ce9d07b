import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AccountEnv, SignedIn } from '#app/features/accounts/account-env.server.ts';
import type { Auth } from '#app/features/accounts/auth.server.ts';
import { ownUserColumns } from '#app/features/accounts/queries.server.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { isSeen, requireReading, seen } from '#app/features/accounts/sessions/view-as/view-as.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import { type SeenBy, VISITOR } from '#app/platform/viewer.ts';
import { openSessionCookie, type SessionCookie } from './session-cookie.server.ts';
import { isDueToNote, sessionEnd } from './session-life.server.ts';

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** What an administrator without a second factor may still call, where one is required. */
const BEFORE_SECOND_FACTOR = [
  ...['GET /api/user', 'GET /api/user/totp', 'POST /api/user/totp/enrol', 'POST /api/user/totp'],
  ...['POST /api/login', 'POST /api/login/two-factor', 'POST /api/logout'],
  // A second factor needs a confirmed address.
  ...['POST /api/verify-email', 'POST /api/verify-email/resend'],
];

/**
 * Finds out once per request who is asking, with one query: the session, its account and whether both are still
 * good. So a suspended user, an ended session and a changed role all count from the next request on.
 */
export async function resolveViewer(auth: Auth, db: Db) {
  const cookie = await openSessionCookie(auth);
  const findSession = sessionFinder(db);
  return createMiddleware<AccountEnv>(async (c, next) => {
    const token = cookie.read(c);
    const own = token === undefined ? null : await findSession(token);
    const found = own && seenBy(own);
    c.set(
      'signedIn',
      found && { sessionId: found.sessionId, user: found.user, twoFactorEnabled: found.twoFactorEnabled },
    );
    c.set(
      'viewer',
      found && own ? { kind: 'user', ...namesOf(found), seenBy: lookerOf(own, found) } : VISITOR,
    );
    if (own) {
      if (isDueToNote(own.lastSeenAt, now())) await noteUse(c, cookie, own);
      requireSecondFactor(c, own);
      if (own.seen) requireReading(c.req.method, c.req.path);
    }
    await next();
  });
}

type Found = SignedIn & { remembered: boolean; lastSeenAt: Date; seen: Seen | null; seenUntil: Date | null };
type Seen = User & { twoFactorEnabled: boolean | null };

/** Made once: to write the query anew for each request cost more than all else that we do for it. */
function sessionFinder(db: Db): (token: string) => Promise<Found | null> {
  const query = db
    .select({
      sessionId: sessions.id,
      remembered: sessions.remembered,
      lastSeenAt: sessions.updatedAt,
      twoFactorEnabled: users.twoFactorEnabled,
      user: ownUserColumns,
      seenUntil: sessions.viewAsUntil,
      seen: {
        id: seen.id,
        username: sql<string>`coalesce(${seen.displayUsername}, ${seen.username})`,
        fullName: seen.fullName,
        role: seen.role,
        email: seen.email,
        phone: seen.phone,
        emailVerified: seen.emailVerified,
        twoFactorEnabled: seen.twoFactorEnabled,
      },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.role, sessions.role)))
    .leftJoin(seen, isSeen)
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('find_session');
  return async (token) => {
    const [row] = await query.execute({ token, now: now().toISOString() });
    return row ?? null;
  };
}

/** Whom the session acts for: an administrator who looks at somebody's account is that person, without a hand. */
function seenBy(own: Found): SignedIn {
  const { sessionId, user, twoFactorEnabled, seen: looked, seenUntil } = own;
  if (user.role !== 'admin' || !looked || !seenUntil) return { sessionId, user, twoFactorEnabled };
  const { twoFactorEnabled: theirs, ...them } = looked;
  const viewedBy = { fullName: user.fullName, until: seenUntil.toISOString() };
  return { sessionId, user: { ...them, viewedBy }, twoFactorEnabled: theirs === true };
}

/** Who looks, where a session shows somebody else's pages. */
function lookerOf({ user }: Found, found: SignedIn): SeenBy | undefined {
  return found.user.viewedBy && { id: user.id, fullName: user.fullName };
}

function namesOf({ user }: SignedIn) {
  return { id: user.id, role: user.role, fullName: user.fullName };
}

async function noteUse(c: Context<AccountEnv>, cookie: SessionCookie, found: Found): Promise<void> {
  const at = now();
  await c.var.db
    .update(sessions)
    .set({
      updatedAt: at,
      ...(found.user.emailVerified && { expiresAt: sessionEnd(found.remembered, at) }),
    })
    .where(eq(sessions.id, found.sessionId));
  if (found.remembered) cookie.renew(c, REMEMBERED_SECONDS);
}

function requireSecondFactor(c: Context<AccountEnv>, found: Found): void {
  if (found.user.role !== 'admin' || found.twoFactorEnabled) return;
  if (c.get('env').ADMIN_TWO_FACTOR === 'optional') return;
  if (!c.req.path.startsWith('/api/') || BEFORE_SECOND_FACTOR.includes(`${c.req.method} ${c.req.path}`))
    return;
  throw new AppError('two_factor_required', 'Please set up two-factor login first');
}
