import { announceCase, closeAccess, ledgerAccessEnded } from '#app/features/cases/access.server.ts';
import { type CaseActor, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import {
  addEvent,
  type LockedCase,
  lockCase,
  requireTransition,
  requireVersion,
  saveCase,
} from '#app/features/cases/locked-case.server.ts';
import { mailAccessEnded, mailCaseWithdrawn } from '#app/features/cases/mail.server.ts';
import { requireCase } from '#app/features/cases/policy.ts';
import { purgeAfter } from '#app/features/cases/retention.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR, type Viewer } from '#app/platform/viewer.ts';

type Input = { caseId: string; version?: number | undefined; reason?: string | undefined };

/**
 * The client (or an admin for them) ends a request: the broker's access ends with it, and the retention clock
 * starts. Refuses (409) a closed case and, when a version is given, a stale one.
 */
export async function withdrawCase(db: Db, viewer: Viewer, input: Input): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const actor = requireCase(viewer, 'withdraw', locked.parties);
    if (input.version !== undefined) await requireVersion(tx, locked.row, input.version);
    await withdrawLocked(tx, viewer, actor, locked, input.reason);
  });
}

/**
 * The same for somebody without an account. The caller has checked the tracking link; whoever holds it may
 * withdraw at any moment, so there is no version to compare. Refuses (409) a closed case.
 */
export async function withdrawByLink(
  db: Db,
  input: { caseId: string; reason?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    await withdrawLocked(tx, VISITOR, 'visitor', locked, input.reason);
  });
}

async function withdrawLocked(
  tx: Db,
  viewer: Viewer,
  actor: CaseActor,
  { row, access }: LockedCase,
  reason: string | undefined,
): Promise<void> {
  requireTransition(row.status, 'withdrawn', actor);
  const closedAt = now();
  if (access) await closeAccess(tx, access, { reason: 'withdrawn' });
  await saveCase(tx, row, {
    status: 'withdrawn',
    stage: STAGE_OF_STATUS.withdrawn,
    acceptBy: null,
    closedAt,
    purgeAfter: purgeAfter('withdrawn', closedAt),
  });
  await addEvent(tx, viewer, actor, row.id, {
    kind: 'status',
    visibility: 'client',
    data: { from: row.status, to: 'withdrawn', ...(reason && { reason }) },
  });
  // Whoever withdrew what nobody has confirmed reads it on the page; the address may be a stranger's to them.
  if (actor !== 'visitor' || row.emailConfirmedAt) await mailCaseWithdrawn(tx, row);
  if (access) await mailAccessEnded(tx, row, access);
  await announceCase(tx, row, [access?.brokerId]);
  if (access) await ledgerAccessEnded(tx, viewer, row, access, 'withdrawn');
}
