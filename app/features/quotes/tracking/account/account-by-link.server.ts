import type { User } from '#app/features/accounts/schema.ts';
import { registerClient } from '#app/features/accounts/sign-in/register.server.ts';
import { usernameFrom } from '#app/features/accounts/sign-in/username-from.ts';
import { openByLink, type TrackingKey } from '#app/features/quotes/tracking/open-link.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Meta = { ip: string; requestId: string };

/**
 * Makes an account for the person behind a tracking link, of what their request says: only a password is asked for. The
 * link came to their mailbox, so nothing is left to confirm. Refuses what `openByLink` refuses, a common password, and
 * (409) an address that has an account.
 */
export async function openAccountByLink(
  db: Db,
  viewer: Viewer,
  { password, ...key }: TrackingKey & { password: string },
  meta: Meta,
): Promise<User> {
  const {
    contactFullName: fullName,
    contactEmail,
    contactPhone: phone,
    reference,
  } = await openByLink(db, key);
  const email = contactEmail.toLowerCase();
  const account = { username: usernameFrom(email, reference), fullName, email, phone, password };
  return registerClient(db, viewer, account, {
    ...meta,
    ...{ agreed: true, fields: [], page: '/track', isMailboxProven: true },
  });
}
