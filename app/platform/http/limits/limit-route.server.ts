import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import type { LimitName } from './rate-limits.server.ts';

/** Limits a route by the caller's network, or by what `keyOf` takes from the request. */
export const limit = (name: LimitName, keyOf: (c: Context<ApiEnv>) => string = (c) => c.var.ip) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await c.var.limiter.consume(name, keyOf(c));
    await next();
  });
