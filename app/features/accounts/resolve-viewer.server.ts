import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { type Role, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import type { Auth } from './auth.server.ts';

/** Finds out once per request who is asking, from the session cookie and the database. */
export const resolveViewer = (auth: Auth) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const hasCookie = c.req.header('cookie')?.includes('chinook.session_token') ?? false;
    c.set('viewer', hasCookie ? await viewerOf(auth, c.req.raw.headers) : VISITOR);
    await next();
  });

async function viewerOf(auth: Auth, headers: Headers): Promise<Viewer> {
  const found = await auth.api.getSession({ headers });
  // Read from the database each time: a suspended user loses access with the next request.
  if (!found || found.user.status !== 'active') return VISITOR;
  return { kind: 'user', id: found.user.id, role: found.user.role as Role, fullName: found.user.name };
}
