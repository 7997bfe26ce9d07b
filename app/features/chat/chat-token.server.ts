import type { Context } from 'hono';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';

/** The token of the visitor's conversation travels in this header, both ways. */
export const TOKEN_HEADER = 'X-Chat-Token';

/** The token a browser has sent, if it can be one. */
export function tokenOf(c: Context<ApiEnv>): string | undefined {
  const token = c.req.header(TOKEN_HEADER);
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}
