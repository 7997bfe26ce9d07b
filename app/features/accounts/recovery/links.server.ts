import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { accountLinks } from '#app/features/accounts/tables.server.ts';
import { HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newId, newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { type LinkPurpose, linkPath } from './link-paths.ts';

/** How long a link of each purpose is good for. */
const LIFETIME_MS = {
  reset: 60 * MINUTE_MS,
  verify: 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  invite: 7 * 24 * HOUR_MS,
  first_admin: 24 * HOUR_MS,
} as const satisfies Record<LinkPurpose, number>;

const GONE = {
  reset: 'This reset link has expired or has already been used. Please request a new one.',
  verify: 'This link has expired or has already been used. Please log in and request a new one.',
  email_change: 'This link has expired or has already been used. Please log in and request a new one.',
  invite: 'This invitation has expired or has already been used. Please ask us for a new one.',
  first_admin: 'This link has expired or has already been used. Restart the server to get a new one.',
} as const satisfies Record<LinkPurpose, string>;

export type Link = typeof accountLinks.$inferSelect;

/** Makes a link that can be used once, and returns its id, its path with the token, which is kept nowhere, and its end. */
export async function createLink(
  tx: Db,
  link: { purpose: LinkPurpose; userId: string | null; email?: string },
): Promise<{ id: string; path: string; expiresAt: Date }> {
  const id = newId();
  const token = newToken();
  const expiresAt = new Date(now().getTime() + LIFETIME_MS[link.purpose]);
  await tx.insert(accountLinks).values({ ...link, id, tokenHash: hashToken(token), expiresAt });
  return { id, path: linkPath(link.purpose, token), expiresAt };
}

/** The link of a token that can still be used; 410 otherwise. */
export async function findLink(db: Db, token: string, purposes: LinkPurpose[]): Promise<Link> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashToken(token)), ...usable()));
  return requirePurpose(link, purposes);
}

/** Uses a link up, in the transaction of what it permits: of two at the same time one gets 410. */
export async function spendLink(tx: Db, token: string, purposes: LinkPurpose[]): Promise<Link> {
  const [link] = await tx
    .update(accountLinks)
    .set({ usedAt: now() })
    .where(and(eq(accountLinks.tokenHash, hashToken(token)), ...usable()))
    .returning();
  return requirePurpose(link, purposes);
}

/** Ends every open link of these purposes for a user, but for the one to keep: the reset links once the password is new. */
export async function endLinks(
  tx: Db,
  userId: string,
  purposes: LinkPurpose[],
  exceptId?: string,
): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(accountLinks.id, exceptId);
  await tx
    .update(accountLinks)
    .set({ usedAt: now() })
    .where(
      and(
        eq(accountLinks.userId, userId),
        inArray(accountLinks.purpose, purposes),
        isNull(accountLinks.usedAt),
        others,
      ),
    );
}

/** How many links of a purpose a user has that will still work after `ms` milliseconds. */
export async function countLinksLasting(tx: Db, userId: string, purpose: LinkPurpose, ms: number) {
  const end = new Date(now().getTime() + ms);
  return tx.$count(
    accountLinks,
    and(
      eq(accountLinks.userId, userId),
      eq(accountLinks.purpose, purpose),
      isNull(accountLinks.usedAt),
      gt(accountLinks.expiresAt, end),
    ),
  );
}

/** What is said of a link that is over. */
export function goneLink(purpose: LinkPurpose): AppError {
  return new AppError('gone', GONE[purpose]);
}

function usable() {
  return [isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now())];
}

function requirePurpose(link: Link | undefined, purposes: LinkPurpose[]): Link {
  // Thrown inside the transaction, so a link that was spent for the wrong purpose is not spent.
  if (link && purposes.includes(link.purpose)) return link;
  throw goneLink(purposes[0] ?? 'verify');
}
