import { Hono } from 'hono';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Live } from '#app/platform/live/live.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { RateLimiter } from './limits/rate-limiter.server.ts';

/** What every handler finds in its context. */
export type ApiEnv = {
  Variables: {
    db: Db;
    env: Env;
    live: Live;
    log: Logger;
    limiter: RateLimiter;
    /** What all processes know and nobody else: keys for signatures are derived from it. */
    secret: string;
    viewer: Viewer;
    requestId: string;
    /** The caller's address, as told by the configured number of proxies. */
    ip: string;
  };
};

/** A small Hono app for one noun; `server/api.ts` mounts it. */
export function newApi(): Hono<ApiEnv> {
  return new Hono<ApiEnv>();
}
