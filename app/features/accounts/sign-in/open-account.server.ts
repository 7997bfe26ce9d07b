import { eq } from 'drizzle-orm';
import { emailVerified } from '#app/features/accounts/jobs.ts';
import { setPassword } from '#app/features/accounts/recovery/recover-password.server.ts';
import { credentials, users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { isUniqueViolation } from '#app/platform/database/failures.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import { TERMS_VERSION } from './terms.ts';

const USERNAME_TAKEN = 'Username already exists';
const EMAIL_TAKEN =
  'An account with these details already exists. Try logging in or resetting your password.';

type NewAccount = typeof users.$inferInsert & { id: string };

/** Makes an account with the hash of its password; `username` is as the person typed it. */
export async function openAccount(tx: Db, account: NewAccount, hash: string): Promise<void> {
  const { id, username } = account;
  await tx.insert(users).values({ displayUsername: username, ...account, username: username.toLowerCase() });
  await tx
    .insert(credentials)
    .values({ userId: id, accountId: id, providerId: 'credential', password: hash });
}

/** Makes an account that waited for its owner theirs, whose mailbox the link has proved and who agreed to the terms. */
export async function activateAccount(
  tx: Db,
  { id, username, hash }: { id: string; username: string; hash: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      username: username.toLowerCase(),
      displayUsername: username,
      status: 'active',
      emailVerified: true,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now(),
    })
    .where(eq(users.id, id));
  await setPassword(tx, id, hash);
  await enqueue(tx, emailVerified, { userId: id });
}

/** Turns the database's refusal of a second account with the same name or address into a message. */
export async function refuseTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'users_username')) {
      throw new AppError('conflict', USERNAME_TAKEN, { errors: { username: USERNAME_TAKEN } });
    }
    if (isUniqueViolation(error, 'users_email')) throw new AppError('conflict', EMAIL_TAKEN);
    throw error;
  }
}
