import type { z } from 'zod';
import {
  announceCase,
  closeAccess,
  ledgerAccessEnded,
  requireCurrentBroker,
} from '#app/features/cases/access.server.ts';
import { caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { type CaseActor, cannotMoveMessage, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import {
  addEvent,
  type LockedCase,
  lockCase,
  type OpenAccess,
  requireVersion,
  saveCase,
} from '#app/features/cases/locked-case.server.ts';
import { mailCaseMovesOn } from '#app/features/cases/mail.server.ts';
import type { ReturnReason, returnInput } from '#app/features/cases/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type Input = z.output<typeof returnInput> & { caseId: string };

/**
 * The broker gives a case back before accepting it: it goes to the pool, and not to this broker again.
 * Refuses (409) a stale version and a case that was accepted already.
 */
export async function returnCase(db: Db, viewer: Viewer, input: Input): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const actor = await requireCurrentBroker(tx, viewer, 'return', locked);
    await requireVersion(tx, locked.row, input.version);
    if (locked.row.status !== 'assigned' || !locked.access) {
      throw new AppError('conflict', cannotMoveMessage(locked.row.status, 'new'));
    }
    const ending = { reason: 'returned', returnReason: input.reason, note: input.note } as const;
    await backToPool(tx, viewer, actor, { ...locked, access: locked.access }, ending);
  });
}

/**
 * The time to accept is over: the broker's access ends, the person is told, and the search goes on. Does
 * nothing (false) when this access was accepted, returned or replaced meanwhile: the job may come twice.
 */
export async function expireAcceptance(
  db: Db,
  viewer: Viewer,
  input: { caseId: string; accessId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockCase(tx, input.caseId);
    const { row, access } = locked;
    const isDue = row.status === 'assigned' && row.acceptBy !== null && row.acceptBy <= now();
    if (!isDue || access?.id !== input.accessId) return false;
    await backToPool(tx, viewer, 'system', { ...locked, access }, { reason: 'expired' });
    return true;
  });
}

type Ending =
  | { reason: 'returned'; returnReason: ReturnReason; note?: string | undefined }
  | { reason: 'expired' };

async function backToPool(
  tx: Db,
  viewer: Viewer,
  actor: CaseActor,
  { row, access }: LockedCase & { access: OpenAccess },
  ending: Ending,
): Promise<void> {
  await closeAccess(tx, access, ending);
  await saveCase(tx, row, { status: 'new', stage: STAGE_OF_STATUS.new, acceptBy: null });
  await addEvent(tx, viewer, actor, row.id, {
    kind: 'returned',
    visibility: 'client',
    data: {
      why: ending.reason,
      ...(ending.reason === 'returned' && { returnReason: ending.returnReason, note: ending.note }),
    },
  });
  await enqueue(tx, caseNeedsBroker, { caseId: row.id });
  await mailCaseMovesOn(tx, row, access, ending.reason);
  await announceCase(tx, row, [access.brokerId]);
  await ledgerAccessEnded(tx, viewer, row, access, ending.reason);
}
