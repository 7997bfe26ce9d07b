import type { Context } from 'hono';
import { AppError } from '#app/platform/errors.ts';
import { type ApiEnv, newApi } from '#app/platform/http/api-env.server.ts';
import { limit } from '#app/platform/http/rate-limits.server.ts';
import { body, output } from '#app/platform/http/validate.server.ts';
import type { Auth } from './auth.server.ts';
import { getOwnUser } from './queries.server.ts';
import { anonymousOutput, loginInput, messageOutput, userOutput } from './schema.ts';
import { signedInUser } from './sign-in.server.ts';

/** `/api/user`, `/api/login` and `/api/logout`: thin wrappers over the account library. */
export const accountsApi = (auth: Auth) =>
  newApi()
    .get('/user', async (c) => {
      const user = await getOwnUser(c.var.db, c.var.viewer);
      if (!user) return output(c, anonymousOutput, { authenticated: false });
      return output(c, userOutput, user);
    })
    .post('/login', limit('login.ip'), body(loginInput), async (c) => {
      const input = c.req.valid('json');
      await c.var.limiter.consume(
        'login.account',
        `${input.username}\n${c.var.ip}`,
        (minutes) => `Too many login attempts. Please try again in ${minutes} minutes.`,
      );
      const answer = await auth.api.signInUsername({
        body: input,
        headers: c.req.raw.headers,
        asResponse: true,
      });
      if (answer.status === 403) {
        throw new AppError('forbidden', 'This account is not active. Please contact us.');
      }
      if (!answer.ok) {
        throw new AppError('unauthenticated', 'Invalid username or password. Please try again.');
      }
      passCookies(c, answer);
      return output(c, userOutput, await signedInUser(c.var.db, input.username));
    })
    .post('/logout', async (c) => {
      const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
      passCookies(c, answer);
      return output(c, messageOutput, { message: 'Logged out successfully' });
    });

function passCookies(c: Context<ApiEnv>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
