import { notify } from '#app/features/notifications/notify.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import { LICENCE_WARN_DAYS, listExpiringLicences } from './expiring-licences.server.ts';

/** So many days before its end a broker is told once more. */
const LAST_CALL_DAYS = 7;

/** Tells each active broker whose licence ends soon, or has ended: once a month before, once a week before, once when it is over. */
export async function tellOfLicences(db: Db): Promise<void> {
  const lastCall = albertaDate(new Date(now().getTime() + LAST_CALL_DAYS * DAY_MS));
  await oneByOne(await listExpiringLicences(db), ({ brokerId, fullName, email, expiresOn, isOver }) => {
    const before = expiresOn <= lastCall ? LAST_CALL_DAYS : LICENCE_WARN_DAYS;
    return db.transaction((tx) =>
      notify(tx, {
        kind: 'licence_ends',
        to: { userId: brokerId, email, name: fullName },
        data: { expiresOn, isOver },
        occasion: `${expiresOn} ${isOver ? 'over' : before}`,
      }),
    );
  });
}
