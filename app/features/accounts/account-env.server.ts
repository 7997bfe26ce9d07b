import { type Context, Hono } from 'hono';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { User } from './schema.ts';

/** The session that a request came with, and the account as it was read with it. */
export type SignedIn = { sessionId: string; user: User; twoFactorEnabled: boolean };

/** What the calls of this noun find in their context besides. */
export type AccountEnv = {
  Variables: ApiEnv['Variables'] & { signedIn: SignedIn | null };
};

export type UserViewer = Extract<Viewer, { kind: 'user' }>;

export function newAccountApi(): Hono<AccountEnv> {
  return new Hono<AccountEnv>();
}

/** The viewer as a user; 401 for anybody else. */
export function requireSelf(viewer: Viewer): UserViewer {
  if (viewer.kind !== 'user') throw new AppError('unauthenticated', 'Please log in to continue');
  return viewer;
}

/** The session that asks; 401 where there is none. */
export function requireSession(c: Context<AccountEnv>): SignedIn {
  const { signedIn } = c.var;
  if (!signedIn) throw new AppError('unauthenticated', 'Please log in to continue');
  return signedIn;
}
