import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from './api-env.server.ts';
import { rateLimits } from './tables.server.ts';

type Tier = { points: number; seconds: number };

/**
 * Every limit of the API: so many points within so many seconds for one key (an address, an email). Several tiers
 * make the delay grow: whoever goes on after the first wait runs into the next, longer one.
 */
export const RATE_LIMITS = {
  'api.ip': { points: 600, seconds: 60 },
  'login.ip': [
    { points: 30, seconds: 600 },
    { points: 100, seconds: 3600 },
  ],
  // One account from one address: others are not kept from logging in to it from elsewhere.
  'login.account': [
    { points: 5, seconds: 60 },
    { points: 10, seconds: 900 },
    { points: 20, seconds: 3600 },
    { points: 40, seconds: 86_400 },
  ],
  'register.ip': { points: 20, seconds: 3600 },
  'forgot.ip': { points: 10, seconds: 3600 },
  'link.ip': { points: 30, seconds: 600 },
  'password.user': { points: 10, seconds: 600 },
  'verify.user': { points: 5, seconds: 3600 },
  'email-change.user': [
    { points: 4, seconds: 3600 },
    { points: 8, seconds: 86_400 },
  ],
  'quotes.ip': { points: 20, seconds: 3600 },
  'quotes.email': { points: 8, seconds: 3600 },
  'contact.ip': { points: 10, seconds: 3600 },
  'contact.email': { points: 5, seconds: 3600 },
  'newsletter.ip': { points: 20, seconds: 3600 },
  'newsletter-link.ip': { points: 60, seconds: 600 },
  'chat.ip': { points: 20, seconds: 600 },
  'chat.session': { points: 20, seconds: 600 },
  'chat-read.ip': { points: 300, seconds: 600 },
  'track.ip': { points: 60, seconds: 600 },
} as const satisfies Record<string, Tier | readonly Tier[]>;

/**
 * What each process counts for itself, in memory. It stands before everything that reads a body or asks the database, so
 * that a flood costs next to nothing. The chat: what one address sends, and what one process answers. The second window
 * is short because what passes in one burst holds up everybody else for as long as it takes to answer.
 */
export const LOCAL_LIMITS = {
  'chat-flood.ip': { points: 20, seconds: 600 },
  'chat-flood.process': { points: 4, seconds: 0.25 },
} as const satisfies Record<string, Tier>;

export type LimitName = keyof typeof RATE_LIMITS;

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

export type RateLimiter = {
  /** Counts one request of `key`, and refuses with 429 and Retry-After once the limit is used up. */
  consume(name: LimitName, key: string, message?: (minutes: number) => string): Promise<void>;
  /** Forgets what was counted for `key`: the right password ends the wait for wrong ones. */
  forget(name: LimitName, key: string): Promise<void>;
};

/** The limits of the table above, counted in the database. With `enabled: false` nothing is counted. */
export function createRateLimiter(db: Db, enabled: boolean): RateLimiter {
  if (!enabled) return { consume: async () => {}, forget: async () => {} };
  const entries = Object.entries(RATE_LIMITS).map(([name, tiers]) => [
    name,
    limitersOf(db, name, [tiers].flat()),
  ]);
  const limiters: Record<LimitName, RateLimiterDrizzle[]> = Object.fromEntries(entries);
  return {
    async consume(name, key, message) {
      // In order: a refused request is not counted by the longer tiers behind, so waiting is never made longer by it.
      for (const limiter of limiters[name]) await consumeOne(limiter, hashOf(key), message);
    },
    async forget(name, key) {
      for (const limiter of limiters[name]) await limiter.delete(hashOf(key));
    },
  };
}

function limitersOf(db: Db, name: string, tiers: readonly Tier[]): RateLimiterDrizzle[] {
  return tiers.map(
    ({ points, seconds }, index) =>
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: index === 0 ? name : `${name}.${index}`,
        points,
        duration: seconds,
        // A caller who is over the limit is refused from memory, without asking the database again.
        inMemoryBlockOnConsumed: points + 1,
        clearExpiredByTimeout: false,
      }),
  );
}

async function consumeOne(limiter: RateLimiterDrizzle, key: string, message?: (minutes: number) => string) {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error || !isRefusal(refusal)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const text = message ? message(Math.ceil(seconds / 60)) : TOO_MANY;
    throw new AppError('too_many_requests', text, { retryAfterSeconds: seconds });
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key.toLowerCase()).digest('base64url');
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
