import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { AccessEndReason, ReturnReason } from '#app/features/cases/rules/reasons.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

type Ended = { why: AccessEndReason; returnReason: ReturnReason | null; at: string };

/** Who had a case before, with how and when their last access ended. The caller has permitted it. */
export async function listEarlierBrokers(db: Db, caseId: string): Promise<Map<string, Ended>> {
  const rows = await db
    .select({
      brokerId: caseAccess.brokerId,
      why: caseAccess.closedReason,
      returnReason: caseAccess.returnReason,
      at: caseAccess.closedAt,
    })
    .from(caseAccess)
    .where(and(eq(caseAccess.caseId, caseId), isNotNull(caseAccess.closedAt)))
    .orderBy(asc(caseAccess.closedAt));
  return new Map(
    rows.flatMap(({ brokerId, why, returnReason, at }) =>
      why && at ? [[brokerId, { why, returnReason, at: at.toISOString() }] as const] : [],
    ),
  );
}
