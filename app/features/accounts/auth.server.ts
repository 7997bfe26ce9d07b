import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { username } from 'better-auth/plugins/username';
import { eq } from 'drizzle-orm';
import { now } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Env } from '#app/platform/env.server.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { credentials, generatedSecrets, sessions, users, verifications } from './tables.server.ts';

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** The account library over our tables. Its own HTTP routes are not mounted: our calls wrap its functions. */
export async function openAuth(db: Db, env: Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>) {
  return betterAuth({
    appName: 'Chinook Cover',
    baseURL: env.PUBLIC_URL,
    secret: env.SESSION_SECRET ?? (await sharedSecret(db)),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      fields: { name: 'fullName' },
      additionalFields: {
        role: { type: 'string', input: false },
        status: { type: 'string', input: false },
        phone: { type: 'string', input: false, required: false },
      },
    },
    session: { expiresIn: REMEMBERED_SECONDS, updateAge: 60 * 60 },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 200 },
    plugins: [username({ usernameValidator: (name) => /^[a-z0-9_]+$/i.test(name) })],
    databaseHooks: { session: { create: { before: (session) => admitToSession(db, session.userId) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { generateId: newId },
      cookiePrefix: 'chinook',
      useSecureCookies: env.PUBLIC_URL.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** Refuses a session to anybody who is not active: invited, suspended or deleted. */
async function admitToSession(db: Db, userId: string): Promise<void> {
  const [user] = await db
    .update(users)
    .set({ lastLoginAt: now() })
    .where(eq(users.id, userId))
    .returning({ status: users.status });
  if (user?.status !== 'active') throw new APIError('FORBIDDEN', { code: 'ACCOUNT_NOT_ACTIVE' });
}

/** A secret made on first use and kept in the database, so that every process signs cookies alike. */
async function sharedSecret(db: Db): Promise<string> {
  const name = 'session';
  await db.insert(generatedSecrets).values({ name, secret: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(generatedSecrets).where(eq(generatedSecrets.name, name));
  if (!row) throw new Error('The session secret could not be read back');
  return row.secret;
}
