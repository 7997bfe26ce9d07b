import { moveAccount } from '#app/features/accounts/sessions/suspend-account.server.ts';
import type { SuspendReason } from '#app/features/accounts/sessions/suspend-reasons.ts';
import { listPoliciesLeftBy } from '#app/features/cases/queries/broker/left-policies.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { listClosedHeld, listHeld } from './list-brokers.server.ts';
import type { RestoreInput } from './schema.ts';

type Suspension = { brokerId: string; reason: SuspendReason; requestId: string };

/**
 * Suspends a broker: they are logged out, their open requests go to others and everybody is told. What they closed before
 * leaves them, too. Returns how many requests moved, and how many policies nobody looks after now. Refuses what
 * `moveAccount` refuses.
 */
export async function suspendBroker(
  db: Db,
  viewer: Viewer,
  { brokerId, reason, requestId }: Suspension,
): Promise<{ moved: number; policies: number }> {
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
    const closed = await listClosedHeld(tx, brokerId);
    for (const { id } of closed) await takeStep(tx, viewer, { caseId: id, step: 'end_access', input: {} });
    return { moved: held.length, policies: closed.filter(({ status }) => status === 'won').length };
  });
}

/**
 * Lets a suspended broker work again. Requests stay where they are; the policies that left them, and that nobody else has
 * had since, come back with `withPolicies`. Returns how many did. Refuses what `moveAccount` and the step refuse.
 */
export async function restoreBroker(
  db: Db,
  viewer: Viewer,
  { brokerId, withPolicies, requestId }: Omit<Suspension, 'reason'> & RestoreInput,
): Promise<{ policies: number }> {
  return db.transaction(async (tx) => {
    await moveAccount(tx, viewer, 'restore', { userId: brokerId, role: 'broker', requestId });
    const left = withPolicies ? await listPoliciesLeftBy(tx, brokerId) : [];
    for (const { id } of left)
      await takeStep(tx, viewer, { caseId: id, step: 'give_policy_back', input: {} });
    return { policies: left.length };
  });
}
