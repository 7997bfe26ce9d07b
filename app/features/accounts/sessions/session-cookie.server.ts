import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Auth } from '#app/features/accounts/auth.server.ts';

export type SessionCookie = {
  name: string;
  /** The token of the request's cookie; undefined when there is none, or when its signature is not ours. */
  read(c: Context): string | undefined;
  /** Sends the cookie again as it came, for another `seconds`: a remembered session lives on in the browser too. */
  renew(c: Context, seconds: number): void;
};

/** Reads the cookie that the account library has signed: `token.signature`, HMAC-SHA256 in base64. */
export async function openSessionCookie(auth: Auth): Promise<SessionCookie> {
  const { authCookies, secret } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const secure = attributes.secure ? '; Secure' : '';
  return {
    name,
    read(c) {
      const value = getCookie(c, name);
      const dot = value?.lastIndexOf('.') ?? -1;
      if (!value || dot < 1) return undefined;
      const token = value.slice(0, dot);
      const given = Buffer.from(value.slice(dot + 1), 'base64');
      const right = createHmac('sha256', secret).update(token).digest();
      return given.length === right.length && timingSafeEqual(given, right) ? token : undefined;
    },
    renew(c, seconds) {
      const value = encodeURIComponent(getCookie(c, name) ?? '');
      const line = `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
      c.header('Set-Cookie', line, { append: true });
    },
  };
}
