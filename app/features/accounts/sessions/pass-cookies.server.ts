import type { Context } from 'hono';
import type { AccountEnv } from '#app/features/accounts/account-env.server.ts';

/** Hands the cookies of the account library on to the browser. */
export function passCookies(c: Context<AccountEnv>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
