import { type AwayDays, isAwayOn } from '#app/features/brokers/availability/away-days.ts';
import type { CallRow } from '#app/features/cases/records/case-records.server.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { callOf } from './call-times.ts';
import { listCallsAhead } from './queries.server.ts';

/** The booked calls of a broker that fall on Alberta days on which they are away. */
export async function listCallsWhileAway(
  db: Db,
  brokerId: string,
  away: readonly AwayDays[],
): Promise<CallRow[]> {
  const calls = await listCallsAhead(db, brokerId);
  return calls.filter(({ startsAt }) => isAwayOn(away, albertaDate(startsAt)));
}

/**
 * Cancels those calls for their broker, in the caller's transaction, and people are told. The caller knows that the
 * viewer may say when this broker is away.
 */
export async function cancelCallsWhileAway(
  tx: Db,
  viewer: Viewer,
  brokerId: string,
  away: readonly AwayDays[],
): Promise<void> {
  for (const { id, caseId } of await listCallsWhileAway(tx, brokerId, away)) {
    const held = await holdCase(tx, caseId);
    // Somebody may have moved it before the case was held.
    if (callOf(held.records)?.id !== id) continue;
    const input = { note: 'Away on this day' };
    await takeHeldStep(tx, viewer, { held, actor: 'broker', step: 'cancel_call', input });
  }
}
