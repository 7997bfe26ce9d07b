import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { AppError } from '#app/platform/errors.ts';

/**
 * Hashing a password keeps one core busy and holds 32 MB for some 60 ms. Without a limit, a burst of logins takes
 * every core, and with them the threads that read files: everybody else would wait. So one core stays free.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Whoever comes when so many are waiting would have given up before their turn. */
const LONGEST_LINE = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** The slow hash that the account library uses (scrypt), waiting for its turn. */
export function hashInTurn(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

/** Whether a password has this hash; takes as long as hashing it, and waits for its turn likewise. */
export function verifyInTurn(given: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verifyPassword(given));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= LONGEST_LINE) {
    throw new AppError(
      'unavailable',
      'Very many people are logging in right now. Please try again in a moment.',
      {
        retryAfterSeconds: 10,
      },
    );
  }
  // The place of whoever has finished goes straight to the next in line, so that nobody overtakes.
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
