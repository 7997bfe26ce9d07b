import { and, eq, exists, gte, isNotNull, isNull, lt, not, or, type SQL } from 'drizzle-orm';
import { mailNeverMatched } from '#app/features/cases/mail.server.ts';
import { unmatchedLimit } from '#app/features/cases/retention.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { forgetMailsAbout } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

const BATCH = 500;

/**
 * Deletes the requests whose time is over, as the privacy policy says: closed ones after the period of their end
 * (`retention.ts`), and those that no broker took, whose person is told. Everything that hangs on a case goes with it,
 * emails about it too; consents, passport and audit log stay for their own period. Returns how many were deleted.
 */
export async function purgeCases(db: Db, viewer: Viewer): Promise<number> {
  const due = await db.select({ id: cases.id }).from(cases).where(isOver(db)).limit(BATCH);
  let gone = 0;
  await oneByOne(due, async ({ id }) => {
    if (await purgeOne(db, viewer, id)) gone += 1;
  });
  return gone;
}

async function purgeOne(db: Db, viewer: Viewer, caseId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(cases)
      .where(and(eq(cases.id, caseId), isOver(tx)))
      .for('update');
    if (!row) return false;
    await tx.delete(cases).where(eq(cases.id, caseId));
    await forgetMailsAbout(tx, caseId);
    if (row.status === 'new') await mailNeverMatched(tx, row);
    await recordAudit(tx, viewer, {
      action: 'case.purged',
      thing: { kind: 'case', id: caseId },
      data: { reference: row.reference, type: row.type, status: row.status },
    });
    return true;
  });
}

function isOver(db: Db): SQL | undefined {
  const limit = unmatchedLimit(now());
  // Who accepts a request keeps it out of the pool; the 30 days begin when nobody has it any more.
  const acceptedSince = db
    .select({ id: caseAccess.id })
    .from(caseAccess)
    .where(
      and(
        eq(caseAccess.caseId, cases.id),
        isNotNull(caseAccess.acceptedAt),
        or(isNull(caseAccess.closedAt), gte(caseAccess.closedAt, limit)),
      ),
    );
  return or(
    and(isNotNull(cases.closedAt), lt(cases.purgeAfter, now())),
    and(eq(cases.status, 'new'), lt(cases.createdAt, limit), not(exists(acceptedSince))),
  );
}
