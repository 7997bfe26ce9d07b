import { eq } from 'drizzle-orm';
import { announceCase, ledgerShared, requireCurrentBroker } from '#app/features/cases/access.server.ts';
import { type CaseActor, cannotMoveMessage, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import {
  addEvent,
  type LockedCase,
  lockCase,
  type OpenAccess,
  requireVersion,
  saveCase,
} from '#app/features/cases/locked-case.server.ts';
import { mailCaseAccepted } from '#app/features/cases/mail.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/**
 * The broker takes the case, and only now learns who the person is. Refuses (409) a stale version, a case
 * that is not waiting for acceptance, and one whose time to accept is over.
 */
export async function acceptCase(
  db: Db,
  viewer: Viewer,
  input: { caseId: string; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const actor = await requireCurrentBroker(tx, viewer, 'accept', locked);
    await requireVersion(tx, locked.row, input.version);
    const access = requireWaitingForAcceptance(locked);
    await acceptLocked(tx, viewer, actor, { ...locked, access }, {});
    await mailCaseAccepted(tx, locked.row, access);
    await announceCase(tx, locked.row, [access.brokerId]);
    await ledgerShared(tx, viewer, locked.row, access, 'accepted');
  });
}

/** The access that waits to be accepted; 409 when there is none, or when its time is over. */
export function requireWaitingForAcceptance({ row, access }: LockedCase): OpenAccess {
  if (row.status === 'in_progress') throw new AppError('conflict', 'This case has been accepted already.');
  if (row.status !== 'assigned' || !access) {
    throw new AppError('conflict', cannotMoveMessage(row.status, 'in_progress'));
  }
  if (row.acceptBy && row.acceptBy <= now()) {
    throw new AppError('conflict', 'The time to accept this case is over. It goes to another broker.');
  }
  return access;
}

/** Moves a held case from assigned to in progress, with its event; `more` is written along. */
export async function acceptLocked(
  tx: Db,
  viewer: Viewer,
  actor: CaseActor,
  locked: LockedCase & { access: OpenAccess },
  more: { firstRespondedAt?: Date },
): Promise<void> {
  const { row, access } = locked;
  await tx.update(caseAccess).set({ acceptedAt: now() }).where(eq(caseAccess.id, access.id));
  await saveCase(tx, row, {
    status: 'in_progress',
    stage: STAGE_OF_STATUS.in_progress,
    acceptBy: null,
    ...more,
  });
  await addEvent(tx, viewer, actor, row.id, {
    kind: 'accepted',
    visibility: 'client',
    data: { broker: access.fullName, brokerage: access.brokerage },
  });
}
