import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { eq } from 'drizzle-orm';
import { hashInTurn, verifyInTurn } from '#app/features/accounts/passwords/password-hash.server.ts';
import { sessionEnd } from '#app/features/accounts/sessions/session-life.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { brand } from '#content/brand.ts';
import {
  credentials,
  generatedSecrets,
  sessions,
  twoFactors,
  users,
  verifications,
} from './tables.server.ts';

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
/** The name of the session cookie, behind `__Secure-` where the site is on https. */
export const COOKIE_PREFIX = 'chinook';

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** The account library over our tables. Its own HTTP routes are not mounted: our calls wrap its functions. */
export async function openAuth(db: Db, env: Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>) {
  return betterAuth({
    appName: brand.name,
    baseURL: env.PUBLIC_URL,
    secret: await secretOf(db, env),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      fields: { name: 'fullName' },
      additionalFields: {
        role: { type: 'string', input: false },
        status: { type: 'string', input: false },
        phone: { type: 'string', input: false, required: false },
      },
    },
    session: {
      expiresIn: REMEMBERED_SECONDS,
      // How long a session lives is decided in session-life.server.ts, where it is read.
      disableSessionRefresh: true,
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        remembered: { type: 'boolean', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      password: { hash: hashInTurn, verify: verifyInTurn },
    },
    plugins: [
      username({ usernameValidator: (name) => /^[a-z0-9_]+$/i.test(name) }),
      twoFactor({ issuer: brand.name }),
    ],
    databaseHooks: { session: { create: { before: (session) => admitToSession(db, session) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: newId },
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: env.PUBLIC_URL.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
  });
}

/**
 * Refuses a session to anybody who is not active, and notes with which role and for how long it begins. Whoever has
 * not confirmed the address may be somebody else than its owner: that session is never remembered.
 */
async function admitToSession(db: Db, session: { userId: string; expiresAt: Date; remembered?: unknown }) {
  const [user] = await db
    .select({ status: users.status, role: users.role, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, session.userId));
  if (user?.status !== 'active') throw new APIError('FORBIDDEN', { code: 'ACCOUNT_NOT_ACTIVE' });
  // A session that replaces another keeps what that one was; a new one is short when it was not to be remembered.
  const isLong = session.expiresAt.getTime() - Date.now() > 2 * DAY_MS;
  const wished = typeof session.remembered === 'boolean' ? session.remembered : isLong;
  const remembered = wished && user.emailVerified;
  return { data: { role: user.role, remembered, expiresAt: sessionEnd(remembered, now()) } };
}

/** What signs and salts in every process of an installation. */
export async function secretOf(db: Db, env: Pick<Env, 'SESSION_SECRET'>): Promise<string> {
  return env.SESSION_SECRET ?? (await sharedSecret(db));
}

/** A secret made on first use and kept in the database, so that every process signs cookies alike. */
async function sharedSecret(db: Db): Promise<string> {
  const name = 'session';
  await db.insert(generatedSecrets).values({ name, secret: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(generatedSecrets).where(eq(generatedSecrets.name, name));
  if (!row) throw new Error('The session secret could not be read back');
  return row.secret;
}
