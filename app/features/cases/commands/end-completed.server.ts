import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { announceCase, closeAccess, ledgerAccessEnded } from '#app/features/cases/access.server.ts';
import { lockCase } from '#app/features/cases/locked-case.server.ts';
import { reopenLimit } from '#app/features/cases/retention.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const BATCH = 500;

/** Ends the broker's access to lost cases that can no longer be reopened. Won cases stay with their broker. */
export async function endCompletedAccesses(db: Db, viewer: Viewer): Promise<void> {
  const due = await db
    .select({ caseId: cases.id })
    .from(cases)
    .innerJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .where(and(inArray(cases.status, ['lost']), lt(cases.closedAt, reopenLimit(now()))))
    .limit(BATCH);
  await oneByOne(due, ({ caseId }) => endOne(db, viewer, caseId));
}

async function endOne(db: Db, viewer: Viewer, caseId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, access } = await lockCase(tx, caseId);
    if (!access || row.status !== 'lost') return;
    await closeAccess(tx, access, { reason: 'completed' });
    await announceCase(tx, row, [access.brokerId]);
    await ledgerAccessEnded(tx, viewer, row, access, 'completed');
  });
}
