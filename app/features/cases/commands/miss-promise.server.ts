import { and, count, eq } from 'drizzle-orm';
import { announceCase, closeAccess, ledgerAccessEnded } from '#app/features/cases/access.server.ts';
import { caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { OPEN_STATUSES, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import { addEvent, type CaseRow, lockCase, saveCase } from '#app/features/cases/locked-case.server.ts';
import { mailPromiseMissed } from '#app/features/cases/mail.server.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** How many times a time is promised for one case; after that we name none that we may not keep. */
const PROMISES = 3;

/**
 * The promised time has passed and nobody has made contact: the broker's access ends, the person is told and
 * promised a new time, the team is alerted, and the search goes on. Does nothing (false) when contact was
 * made, the case is closed, or the promise is not due: it may be asked twice.
 */
export async function missPromise(db: Db, viewer: Viewer, input: { caseId: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { row, access } = await lockCase(tx, input.caseId);
    if (!isMissed(row)) return false;
    const nextPromiseAt = await nextPromise(tx, row);

    if (access) await closeAccess(tx, access, { reason: 'promise_missed' });
    await saveCase(tx, row, {
      status: 'new',
      stage: STAGE_OF_STATUS.new,
      acceptBy: null,
      promiseAt: nextPromiseAt,
      priority: 'high',
    });
    const data = { promisedFor: row.promiseAt?.toISOString() };
    await addEvent(tx, viewer, 'system', row.id, { kind: 'promise_missed', visibility: 'client', data });
    await enqueue(tx, caseNeedsBroker, { caseId: row.id });
    await mailPromiseMissed(tx, row, { hadBroker: access !== null, nextPromiseAt });
    await announceCase(tx, row, [access?.brokerId]);
    if (access) await ledgerAccessEnded(tx, viewer, row, access, 'promise_missed');
    await recordAudit(tx, viewer, {
      action: 'case.promise_missed',
      thing: { kind: 'case', id: row.id },
      data,
    });
    return true;
  });
}

function isMissed(row: CaseRow): boolean {
  const isOpen = OPEN_STATUSES.some((status) => status === row.status);
  return isOpen && row.firstRespondedAt === null && row.promiseAt !== null && row.promiseAt <= now();
}

async function nextPromise(tx: Db, row: CaseRow): Promise<Date | null> {
  const [missed] = await tx
    .select({ times: count() })
    .from(caseEvents)
    .where(and(eq(caseEvents.caseId, row.id), eq(caseEvents.kind, 'promise_missed')));
  return (missed?.times ?? 0) + 1 < PROMISES ? addBusinessTime(now(), { days: 1 }) : null;
}
