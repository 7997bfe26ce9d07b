import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { networkOf } from '#app/platform/http/caller-address.server.ts';
import { rateLimits } from '#app/platform/http/tables.server.ts';
import {
  KNOWN_FOR_SECONDS,
  type LimitName,
  RATE_LIMITS,
  SLOWED,
  type SlowedName,
  type Tier,
} from './rate-limits.server.ts';

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

type Message = (minutes: number) => string;

export type RateLimiter = {
  /** Counts one request of `key`, and refuses with 429 and Retry-After once the limit is used up. */
  consume(name: LimitName, key: string, message?: Message): Promise<void>;
  /** Forgets what was counted for `key`: the right password ends the wait for wrong ones. */
  forget(name: LimitName, key: string): Promise<void>;
  /**
   * Lets what comes for `key` through, one at a time once it is much: waits once for its turn, and refuses with 429
   * when somebody else took that. Whoever comes from a network that is known for `key` is neither counted nor slowed.
   */
  takeTurn(name: SlowedName, key: string, ip: string, message?: Message): Promise<void>;
  /** Remembers the network of `ip` as one of `key`'s own. */
  rememberNetwork(name: SlowedName, key: string, ip: string): Promise<void>;
};

/**
 * The limits of `rate-limits.server.ts`, counted in the database under names salted with `secret`, which must be the
 * same in every process. `points` are those that are set instead of the table's. With `enabled: false` nothing is counted.
 */
export function createRateLimiter(
  db: Db,
  options: { enabled: boolean; secret: string; points?: () => Partial<Record<LimitName, number>> },
): RateLimiter {
  const nothing = async () => {};
  if (!options.enabled)
    return { consume: nothing, forget: nothing, takeTurn: nothing, rememberNetwork: nothing };
  const limiters = mapValues(RATE_LIMITS, (name, tiers) => limitersOf(db, name, [tiers].flat()));
  const slowed = mapValues(SLOWED, (name, { free, everySeconds }) => ({
    free: limiterOf(db, name, free),
    turn: limiterOf(db, `${name}.turn`, { points: 1, seconds: everySeconds }),
    known: limiterOf(db, `${name}.known`, { points: 1, seconds: KNOWN_FOR_SECONDS }),
  }));
  const salt = createHmac('sha256', options.secret).update('rate limits').digest();
  const nameOf = (key: string) => createHmac('sha256', salt).update(key.toLowerCase()).digest('base64url');
  const counted = (name: LimitName, key: string) => nameOf(name.endsWith('.ip') ? networkOf(key) : key);
  const atNetwork = (key: string, ip: string) => nameOf(`${key}\n${networkOf(ip)}`);

  return {
    async consume(name, key, message) {
      // In order: a refused request is not counted by the longer tiers behind, so waiting is never made longer by it.
      const points = options.points?.()[name];
      if (points !== undefined) for (const limiter of limiters[name]) limiter.points = points;
      for (const limiter of limiters[name]) await consumeOne(limiter, counted(name, key), message);
    },
    async forget(name, key) {
      for (const limiter of limiters[name]) await limiter.delete(counted(name, key));
    },
    async takeTurn(name, key, ip, message) {
      const { free, turn, known } = slowed[name];
      if (await known.get(atNetwork(key, ip))) return;
      if ((await waitFor(free, nameOf(key))) === 0) return;
      const ms = await waitFor(turn, nameOf(key));
      if (ms === 0) return;
      await wait(ms);
      await consumeOne(turn, nameOf(key), message);
    },
    async rememberNetwork(name, key, ip) {
      await slowed[name].known.set(atNetwork(key, ip), 1, KNOWN_FOR_SECONDS);
    },
  };
}

function limitersOf(db: Db, name: string, tiers: readonly Tier[]): RateLimiterDrizzle[] {
  return tiers.map((tier, index) => limiterOf(db, index === 0 ? name : `${name}.${index}`, tier));
}

function limiterOf(db: Db, keyPrefix: string, { points, seconds }: Tier): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    points,
    duration: seconds,
    // A caller who is over the limit is refused from memory, without asking the database again.
    inMemoryBlockOnConsumed: points + 1,
    // A job does it, once for all processes: clear-rate-limits.server.ts.
    clearExpiredByTimeout: false,
  });
}

async function consumeOne(limiter: RateLimiterDrizzle, key: string, message?: Message): Promise<void> {
  const ms = await waitFor(limiter, key);
  if (ms === 0) return;
  const seconds = Math.ceil(ms / 1000);
  const text = message ? message(Math.ceil(seconds / 60)) : TOO_MANY;
  throw new AppError('too_many_requests', text, { retryAfterSeconds: seconds });
}

/** Counts one for `key`: milliseconds to wait when that is too many, otherwise 0. */
async function waitFor(limiter: RateLimiterDrizzle, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error || !isRefusal(refusal)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

function isRefusal(value: unknown): value is { msBeforeNext: number } {
  return typeof value === 'object' && value !== null && 'msBeforeNext' in value;
}

function mapValues<Key extends string, Value, Result>(
  table: Record<Key, Value>,
  make: (key: Key, value: Value) => Result,
): Record<Key, Result> {
  const entries = (Object.entries(table) as [Key, Value][]).map(([key, value]) => [key, make(key, value)]);
  return Object.fromEntries(entries);
}
