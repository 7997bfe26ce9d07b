import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from './api-env.server.ts';
import { rateLimits } from './tables.server.ts';

/** Every limit of the API: so many points within so many seconds for one key (an address, an e-mail). */
export const RATE_LIMITS = {
  'api.ip': { points: 600, seconds: 60 },
  'login.ip': { points: 30, seconds: 600 },
  'login.account': { points: 10, seconds: 600 },
  'quotes.ip': { points: 20, seconds: 3600 },
  'quotes.email': { points: 8, seconds: 3600 },
  'track.ip': { points: 60, seconds: 600 },
  'track.token': { points: 12, seconds: 600 },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitName = keyof typeof RATE_LIMITS;

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

export type RateLimiter = {
  /** Counts one request of `key`, and refuses with 429 and Retry-After once the limit is used up. */
  consume(name: LimitName, key: string, message?: (minutes: number) => string): Promise<void>;
};

/** The limits of the table above, counted in the database. With `enabled: false` nothing is counted. */
export function createRateLimiter(db: Db, enabled: boolean): RateLimiter {
  if (!enabled) return { consume: async () => {} };
  const entries = Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
    name,
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      // A caller who is over the limit is refused from memory, without asking the database again.
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    }),
  ]);
  const limiters: Record<LimitName, RateLimiterDrizzle> = Object.fromEntries(entries);
  return {
    async consume(name, key, message) {
      try {
        await limiters[name].consume(createHash('sha256').update(key.toLowerCase()).digest('base64url'));
      } catch (refusal) {
        if (refusal instanceof Error || !isRefusal(refusal)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        const text = message ? message(Math.ceil(seconds / 60)) : TOO_MANY;
        throw new AppError('too_many_requests', text, { retryAfterSeconds: seconds });
      }
    },
  };
}

/** Limits a route by the caller's address, or by what `keyOf` takes from the request. */
export const limit = (name: LimitName, keyOf: (c: Context<ApiEnv>) => string = (c) => c.var.ip) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await c.var.limiter.consume(name, keyOf(c));
    await next();
  });

function isRefusal(value: unknown): value is { msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}
