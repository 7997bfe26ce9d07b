import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import { type AccountEnv, newAccountApi } from '#app/features/accounts/account-env.server.ts';
import type { Auth } from '#app/features/accounts/auth.server.ts';
import { usernameAt } from '#app/features/accounts/queries.server.ts';
import { messageOutput, userOutput } from '#app/features/accounts/schema.ts';
import { passCookies } from '#app/features/accounts/sessions/pass-cookies.server.ts';
import { sessions } from '#app/features/accounts/tables.server.ts';
import { verifyLoginCode } from '#app/features/accounts/two-factor/two-factor.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { describe } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';
import { body, headers, output } from '#app/platform/http/validate.server.ts';
import { type Door, PORTAL_HEADER } from './doors.ts';
import { finishLogin } from './log-in.server.ts';
import { admitLogin, noteOwner } from './login-limits.server.ts';
import { registerClient } from './register.server.ts';
import {
  anonymousOutput,
  loginHeaders,
  loginInput,
  loginOutput,
  registerHeaders,
  registerInput,
  twoFactorLoginInput,
  twoFactorRequiredOutput,
} from './schema.ts';
import { TERMS_HEADER } from './terms.ts';

/** What `/openapi.json` tells of the calls below. */
const TELLS = {
  user: describe('Who is signed in', { 200: z.union([userOutput, anonymousOutput]) }),
  login: describe(
    'Logs in, or asks for the second factor',
    { 200: loginOutput },
    'unauthenticated',
    'forbidden',
  ),
  twoFactor: describe(
    'Ends a login with the code of the second factor',
    { 200: userOutput },
    'unauthenticated',
    'forbidden',
  ),
  register: describe('Creates an account for a client', { 201: userOutput }, 'conflict'),
  logout: describe('Ends the session', { 200: messageOutput }),
};

/** Who is signed in, and how to become it: thin wrappers over the account library. */
export const signInApi = (auth: Auth) =>
  newAccountApi()
    .get('/user', TELLS.user, (c) => {
      const user = c.get('signedIn')?.user;
      return user ? output(c, userOutput, user) : output(c, anonymousOutput, { authenticated: false });
    })
    .post('/login', TELLS.login, headers(loginHeaders), body(loginInput), async (c) => {
      const input = c.req.valid('json');
      const door = c.req.valid('header')[PORTAL_HEADER];
      await admitLogin(c, input.username);
      const owner = await usernameAt(c.var.db, input.username);
      const request = {
        body: { ...input, username: owner },
        headers: c.req.raw.headers,
        asResponse: true as const,
      };
      const answer = await auth.api.signInUsername(request);
      if (answer.status === 403) {
        throw new AppError('forbidden', 'This account is not active. Please contact us.');
      }
      if (!answer.ok) {
        throw new AppError('unauthenticated', 'Invalid username or password. Please try again.');
      }
      await noteOwner(c, input.username);
      passCookies(c, answer);
      const found = await answer.json();
      if ('twoFactorRedirect' in found)
        return output(c, twoFactorRequiredOutput, { twoFactorRequired: true });
      return answerSignedIn(c, found.user.id, door);
    })
    .post(
      '/login/two-factor',
      TELLS.twoFactor,
      limit('login.ip'),
      headers(loginHeaders),
      body(twoFactorLoginInput),
      async (c) => {
        const withoutSession = headersWithoutSession(c, await auth.$context);
        const asked = { auth, headers: withoutSession };
        const { answer, userId } = await verifyLoginCode(c.var.db, asked, c.req.valid('json').code);
        passCookies(c, answer);
        return answerSignedIn(c, userId, c.req.valid('header')[PORTAL_HEADER]);
      },
    )
    .post(
      '/register',
      TELLS.register,
      limit('register.ip'),
      headers(registerHeaders),
      body(registerInput),
      async (c) => {
        const { db, viewer, ip, requestId } = c.var;
        const agreed = c.req.valid('header')[TERMS_HEADER] !== undefined;
        const meta = { agreed, ip, requestId, fields: Object.keys(await c.req.json()) };
        return output(c, userOutput, await registerClient(db, viewer, c.req.valid('json'), meta), 201);
      },
    )
    .post('/logout', TELLS.logout, async (c) => {
      const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
      passCookies(c, answer);
      return output(c, messageOutput, { message: 'Logged out successfully' });
    });

async function answerSignedIn(c: Context<AccountEnv>, userId: string, door: Door | undefined) {
  // A login begins a new session; the one that the browser came with is over, whoever's it was.
  const earlier = c.var.signedIn?.sessionId;
  if (earlier) await c.var.db.delete(sessions).where(eq(sessions.id, earlier));
  return output(c, userOutput, await finishLogin(c.var.db, { userId, door, requestId: c.var.requestId }));
}

type Cookies = { authCookies: { sessionToken: { name: string } } };

function headersWithoutSession(c: Context<AccountEnv>, { authCookies }: Cookies): Headers {
  const headers = new Headers(c.req.raw.headers);
  const kept = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith(`${authCookies.sessionToken.name}=`));
  headers.set('cookie', kept.join('; '));
  return headers;
}
