import type { Db } from '#app/platform/database/database.server.ts';
import type { LinkPurpose } from './link-paths.ts';
import { findByLink, type Subscriber } from './links.server.ts';

export type Subscription = Pick<Subscriber, 'email' | 'state' | 'topics'>;

/** What the owner of a link may know of their subscription. Refuses (410) a link that is unknown or over. */
export async function readSubscription(
  db: Db,
  { token, purposes }: { token: string; purposes: readonly LinkPurpose[] },
): Promise<Subscription> {
  const { email, state, topics } = await findByLink(db, token, purposes);
  return { email, state, topics };
}
