import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import { brokerProfiles } from './tables.server.ts';

/** What makes somebody a broker partner; undefined for everybody else. */
export async function readBrokerProfile(db: Db, userId: string) {
  const [profile] = await db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, userId));
  return profile;
}
