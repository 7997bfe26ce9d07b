import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import type { LinkPurpose } from './link-paths.ts';
import { CONFIRM_DAYS, MANAGE_LINK_DAYS } from './retention.ts';
import { subscriberLinks, subscribers } from './tables.server.ts';

const LIFETIME_DAYS = { confirm: CONFIRM_DAYS, manage: MANAGE_LINK_DAYS } as const satisfies Record<
  LinkPurpose,
  number
>;

export type Subscriber = typeof subscribers.$inferSelect;

/** When a link of this purpose ends that is made now. */
export function linkEnd(purpose: LinkPurpose): Date {
  return new Date(now().getTime() + LIFETIME_DAYS[purpose] * DAY_MS);
}

/** Makes a link for one email and returns its token, which is kept nowhere. */
export async function createLink(tx: Db, subscriberId: string, purpose: LinkPurpose): Promise<string> {
  const token = newToken();
  await tx
    .insert(subscriberLinks)
    .values({ subscriberId, purpose, tokenHash: hashToken(token), expiresAt: linkEnd(purpose) });
  return token;
}

/** Whose link it is; 410 when it is unknown, over or for something else. */
export async function findByLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Subscriber> {
  const [found] = await linked(db, token, purposes);
  return requireFound(found);
}

/** As findByLink, and holds the subscriber until the transaction ends. */
export async function holdByLink(
  tx: Db,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<Subscriber> {
  const [found] = await linked(tx, token, purposes).for('update', { of: subscribers });
  return requireFound(found);
}

/** How many emails that ask to confirm one address gets; what is asked for above that is dropped, and not said. */
const MOST_ASKED = [
  { links: 3, ms: DAY_MS / 24 },
  { links: 6, ms: DAY_MS },
] as const;

/** Whether an address has had as many emails that ask to confirm as it may get within their time. */
export async function isAskedOften(tx: Db, subscriberId: string): Promise<boolean> {
  const asked = await tx
    .select({ createdAt: subscriberLinks.createdAt })
    .from(subscriberLinks)
    .where(and(eq(subscriberLinks.subscriberId, subscriberId), eq(subscriberLinks.purpose, 'confirm')));
  return MOST_ASKED.some(({ links, ms }) => {
    const recent = asked.filter(({ createdAt }) => now().getTime() - createdAt.getTime() < ms);
    return recent.length >= links;
  });
}

/** Ends the links that confirm: what was asked for before no longer counts. */
export async function endConfirmLinks(tx: Db, subscriberId: string): Promise<void> {
  await tx
    .delete(subscriberLinks)
    .where(and(eq(subscriberLinks.subscriberId, subscriberId), eq(subscriberLinks.purpose, 'confirm')));
}

/** Deletes the links whose time is over. */
export async function purgeLinks(db: Db): Promise<void> {
  await db.delete(subscriberLinks).where(lt(subscriberLinks.expiresAt, now()));
}

/** The answer to every link that can do nothing. */
export function goneLink(): AppError {
  return new AppError(
    'gone',
    'This link has expired or is not valid, or the address it was for is deleted. Please use the link in our latest email.',
  );
}

function linked(db: Db, token: string, purposes: readonly LinkPurpose[]) {
  return db
    .select({ subscriber: subscribers })
    .from(subscriberLinks)
    .innerJoin(subscribers, eq(subscribers.id, subscriberLinks.subscriberId))
    .where(
      and(
        eq(subscriberLinks.tokenHash, hashToken(token)),
        gt(subscriberLinks.expiresAt, now()),
        inArray(subscriberLinks.purpose, [...purposes]),
      ),
    );
}

function requireFound(found: { subscriber: Subscriber } | undefined): Subscriber {
  if (!found) throw goneLink();
  return found.subscriber;
}
