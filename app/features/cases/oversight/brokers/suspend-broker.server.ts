import { moveAccount } from '#app/features/accounts/sessions/suspend-account.server.ts';
import type { SuspendReason } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { listClosedHeld, listHeld } from './list-brokers.server.ts';

type Suspension = { brokerId: string; reason: SuspendReason; requestId: string };

/**
 * Suspends a broker: they are logged out, their open requests go to others and everybody is told. Returns how many
 * moved. What they closed before leaves them, too. Refuses what `moveAccount` refuses.
 */
export async function suspendBroker(
  db: Db,
  viewer: Viewer,
  { brokerId, reason, requestId }: Suspension,
): Promise<{ moved: number }> {
  return db.transaction(async (tx) => {
    // Nothing is matched with them while their requests move.
    await lockUntilCommit(tx, 'matching');
    await moveAccount(tx, viewer, 'suspend', { userId: brokerId, role: 'broker', reason, requestId });
    const held = await listHeld(tx, brokerId);
    for (const { id } of held)
      await takeStep(tx, viewer, {
        caseId: id,
        step: 'release',
        input: { reason: 'The broker’s account was suspended' },
      });
    for (const { id } of await listClosedHeld(tx, brokerId))
      await takeStep(tx, viewer, { caseId: id, step: 'end_access', input: {} });
    return { moved: held.length };
  });
}

/** Lets a suspended broker work again. Nothing comes back to them by itself. */
export async function restoreBroker(
  db: Db,
  viewer: Viewer,
  { brokerId, requestId }: Omit<Suspension, 'reason'>,
): Promise<void> {
  await db.transaction((tx) =>
    moveAccount(tx, viewer, 'restore', { userId: brokerId, role: 'broker', requestId }),
  );
}
