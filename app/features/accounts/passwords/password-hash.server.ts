import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';
import { AppError } from '#app/platform/errors.ts';

/**
 * Hashing a password keeps one core busy and holds 32 MB for some 60 ms. Without a limit, a burst of logins takes
 * every core, and with them the threads that read files: everybody else would wait. So one core stays free.
 */
const limit = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
/** Whoever comes when so many are waiting would have given up before their turn. */
const LONGEST_LINE = 200;

/** The slow hash that the account library uses (scrypt), waiting for its turn. */
export function hashInTurn(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

/** Whether a password has this hash; takes as long as hashing it, and waits for its turn likewise. */
export function verifyInTurn(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verifyPassword(given));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= LONGEST_LINE) {
    throw new AppError('unavailable', 'Many people are logging in right now. Please try again in a moment.', {
      retryAfterSeconds: 10,
    });
  }
  return limit(work);
}
