import { changeBrokerProfile } from '#app/features/brokers/oversight/change-profile.server.ts';
import { cancelCallsWhileAway } from '#app/features/cases/calls/cancel-while-away.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Change = Parameters<typeof changeBrokerProfile>[2];

/**
 * Changes the profile of a broker; calls that are booked for days on which they are away then are cancelled, and people
 * are told. Refuses what `changeBrokerProfile` refuses.
 */
export async function changeBroker(db: Db, viewer: Viewer, change: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await changeBrokerProfile(tx, viewer, change);
    await cancelCallsWhileAway(tx, viewer, change.brokerId, change.away);
  });
}
