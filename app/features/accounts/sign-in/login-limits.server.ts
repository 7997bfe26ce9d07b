import type { Context } from 'hono';
import type { AccountEnv } from '#app/features/accounts/account-env.server.ts';
import { networkOf } from '#app/platform/http/caller-address.server.ts';

const tooManyLogins = (minutes: number) => `Too many login attempts. Please try again in ${minutes} minutes.`;

/** Lets an attempt to log in go on: limited for its network, and slowed for its account over all networks. */
export async function admitLogin(c: Context<AccountEnv>, username: string): Promise<void> {
  const { limiter, ip } = c.var;
  await limiter.consume('login.ip', ip, tooManyLogins);
  await limiter.consume('login.account', accountAt(username, ip), tooManyLogins);
  await limiter.takeTurn('login.everywhere', username, ip, tooManyLogins);
}

/** The owner of an account has shown who they are: wrong passwords from here are forgotten, and nothing slows them here. */
export async function noteOwner(c: Context<AccountEnv>, username: string): Promise<void> {
  const { limiter, ip } = c.var;
  await limiter.forget('login.account', accountAt(username, ip));
  await limiter.rememberNetwork('login.everywhere', username, ip);
}

function accountAt(username: string, ip: string): string {
  return `${username}\n${networkOf(ip)}`;
}
